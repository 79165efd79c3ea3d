import { join, relative } from "node:path";
import type { Problem } from "files/problems.ts";
import { startVitest, type TestCase, type TestModule } from "vitest/node";
import { folders } from "./folders.ts";
import type { Page } from "./read-pages.ts";
import { vouchingPages } from "./vouched.ts";

export interface TestOutcome {
  fullName: string;
  state: "passed" | "failed" | "skipped";
  subject: string;
  file: string;
  line: number | undefined;
  message: string;
}

/** Runs the checks and snippets of some pages and the checks that vouch for their sentences; by default, all tests. */
export async function runTests(pages?: Page[]): Promise<TestOutcome[]> {
  const ids = new Set(pages?.flatMap(({ id }) => [id, ...vouchingPages(id)]));
  // A page with many checks has several files: api/editor.test.tsx and api/editor.events.test.tsx.
  const filters = [...ids].map((id) => `checks/${id}.`);
  const reporters = [process.stdout.isTTY ? "dot" : {}];
  const options = { root: "packages/docs-check", watch: false, passWithNoTests: true, reporters };
  // A failed import fails its test, which is reported.
  const vitest = await startVitest("test", pages ? [...filters, "generated/"] : [], options, { logLevel: "silent" });
  const modules = vitest.state.getTestModules();
  const tests = modules.flatMap((module) => [
    ...[...module.children.allTests()].map(outcomeOf),
    ...brokenModule(module),
  ]);
  await vitest.close();
  return tests;
}

function outcomeOf(test: TestCase): TestOutcome {
  const { state, errors } = test.result();
  const [error] = errors ?? [];
  const file = relative(".", test.module.moduleId);
  return {
    ...nameOf(test, file),
    state: state === "pending" ? "skipped" : state,
    file,
    line: error?.stacks?.find(({ file }) => file.endsWith(test.module.moduleId))?.line ?? test.location?.line,
    message: (error?.message ?? "").split("\n").slice(0, 6).join(" "),
  };
}

/** The page comes from the file's name: "#props: works" in checks/api/node.test.tsx is "api/node#props: works". */
function nameOf({ fullName, parent }: TestCase, file: string): Pick<TestOutcome, "fullName" | "subject"> {
  if (!file.startsWith(`${folders.checks}/`)) return { fullName, subject: parent.type === "suite" ? parent.name : "" };
  const [id] = relative(folders.checks, file).split(".");
  const [anchor = ""] = /^#[\w-]+(?=: )/.exec(fullName) ?? [];
  return { fullName: anchor ? `${id}${fullName}` : `${id}: ${fullName}`, subject: `${id}${anchor}` };
}

function brokenModule(module: TestModule): TestOutcome[] {
  const file = relative(".", module.moduleId);
  return module.errors().map(({ message }) => ({
    fullName: file,
    state: "failed",
    subject: "",
    file,
    line: undefined,
    message: `cannot be loaded: ${message.split("\n")[0]}`,
  }));
}

/** Failed tests, and tests about an unknown page or heading. */
export function testProblems(tests: TestOutcome[], pages: Page[]): Problem[] {
  const failures = tests.filter(({ state }) => state === "failed").map(failure);
  const checks = tests.filter(({ file, subject }) => subject && file.startsWith(`${folders.checks}/`));
  const bySubject = new Map(checks.map(({ subject, file }) => [subject, file]));
  const unknownSubjects = [...bySubject].flatMap(([subject, file]): Problem[] => {
    const [id, anchor] = subject.split("#");
    const page = pages.find((page) => page.id === id);
    if (page && (!anchor || page.anchors.has(anchor))) return [];
    if (!page) return [{ file, message: `no page has the id "${id}". Name the file after the page` }];
    return [{ file, message: `${id} has no heading #${anchor}. Begin the title with "#<heading id>: "` }];
  });
  return [...failures, ...unknownSubjects];
}

function failure({ file, line, subject, fullName, message }: TestOutcome): Problem {
  const [, lineInPage] = / > line (\d+)/.exec(fullName) ?? [];
  if (lineInPage && file.startsWith(join(folders.generated, "/")))
    return { file: subject, line: Number(lineInPage), message: `this code fails when it runs: ${message}` };
  return { file, line, message: `${fullName}: ${message}. Correct the page, or the test` };
}
