import { spawn } from "node:child_process";
import { globSync, readFileSync, watch } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { startVitest, type TestCase, type TestModule } from "vitest/node";
import { formatProblems, type Problem } from "./lib/problems.ts";
import { type Page, readPages } from "./lib/read-pages.ts";
import { accept, findReworded, missingChecks, type Results, readVouched, rewordedProblem } from "./lib/vouched.ts";
import { layOut, snippetTests } from "./snippets/lay-out.ts";
import { typeCheck } from "./snippets/type-check.ts";
import { typeProblems } from "./snippets/type-problems.ts";
import { assertionProblems } from "./tables/assertions.ts";
import { checkTables } from "./tables/check-tables.ts";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { update: { type: "boolean", short: "u" }, watch: { type: "boolean" } },
});
const generated = "docs-check/generated";
process.chdir(join(import.meta.dirname, ".."));
let failed = false;

if (options.watch) watchPages();
else {
  await checkDocs();
  process.exit(failed ? 1 : 0);
}

/** Runs the stages one after the other. Each prints what it found; none stops the next one. */
async function checkDocs(): Promise<void> {
  const all = readPages();
  const pages = positionals.length > 0 ? all.filter(({ id }) => positionals.includes(id)) : all;
  for (const id of positionals) {
    if (!all.some((page) => page.id === id)) return report("pages", [{ file: "content", message: `no page "${id}"` }]);
  }
  report(
    "read",
    pages.flatMap(({ problems }) => problems),
    `${pages.length} pages`,
  );
  const types = await startTimer(() => checkTypes(pages, all));
  report("snippets", types.value.ofSnippets, `${types.value.snippets} code blocks, type-checked`);
  report("tables", types.value.ofTables, `${types.value.tables} marked tables and signatures`, types.ms);
  const ran = await startTimer(() => runTests(pages, positionals.length > 0));
  const results: Results = new Map(ran.value.map(({ fullName, state }) => [fullName, state]));
  report("checks", testProblems(ran.value, all), `${ran.value.length} tests`, ran.ms);
  report("sentences", checkSentences(pages, results), "recorded sentences");
}

async function startTimer<T>(work: () => Promise<T>): Promise<{ value: T; ms: number }> {
  const start = performance.now();
  return { value: await work(), ms: performance.now() - start };
}

function report(stage: string, problems: Problem[], summary = "", ms?: number): void {
  if (problems.length > 0) failed = true;
  const count = problems.length > 0 ? `${problems.length} problems, ` : "";
  console.log(
    `${problems.length > 0 ? "✗" : "✓"} ${stage.padEnd(10)}${count}${summary}${ms ? `, ${(ms / 1000).toFixed(1)} s` : ""}`,
  );
  for (const line of formatProblems(problems)) console.log(`  ${line}`);
}

/** Writes the code blocks as files, with a test that renders them, and compiles them together with what tables say. */
async function checkTypes(pages: Page[], all: Page[]) {
  const { snippets, sources, problems } = layOut("content", pages, all);
  const tables = checkTables(pages, snippets);
  for (const { path, source } of tables.files) sources.set(path, source);
  await rm(generated, { recursive: true, force: true });
  // Checks may import the snippets of any page.
  const whole = pages.length === all.length ? sources : new Map([...layOut("content", all, all).sources, ...sources]);
  const diagnostics = await typeCheck(join(generated, "snippets"), whole, [...sources.keys()]);
  await mkdir(generated, { recursive: true });
  for (const [name, source] of snippetTests(snippets, importedByChecks()))
    await writeFile(join(generated, name), source);
  return {
    snippets: snippets.length,
    tables: tables.files.length,
    ofSnippets: [...problems, ...typeProblems(snippets, diagnostics)],
    ofTables: [...tables.problems, ...assertionProblems(tables.files, diagnostics)],
  };
}

/** Snippets that a check imports: `snippet:api/element/src/card.tsx`. */
function importedByChecks(): Set<string> {
  const checks = globSync("docs-check/checks/**/*.tsx").map((file) => readFileSync(file, "utf8"));
  return new Set(
    checks.flatMap((source) => [...source.matchAll(/"snippet:([^"]+)"/g)].map(([, path]) => `docs/${path}`)),
  );
}

interface RanTest {
  fullName: string;
  state: "passed" | "failed" | "skipped";
  /** Title of the outermost `describe`. */
  subject: string;
  file: string;
  line: number | undefined;
  message: string;
}

async function runTests(pages: Page[], some: boolean): Promise<RanTest[]> {
  const filters = pages.flatMap(({ id }) => [
    `checks/${id}.test`,
    `checks/${id}-`,
    `generated/${id.replaceAll("/", "-")}.`,
    `unconverted/docs/${id}`,
  ]);
  const vitest = await startVitest("test", some ? filters : [], {
    root: "docs-check",
    watch: false,
    passWithNoTests: true,
    reporters: [process.stdout.isTTY ? "dot" : {}],
  });
  const modules = vitest.state.getTestModules();
  const tests = modules.flatMap((module) => [...[...module.children.allTests()].map(ranTest), ...brokenModule(module)]);
  await vitest.close();
  return tests;
}

function ranTest(test: TestCase): RanTest {
  const { state, errors } = test.result();
  const [error] = errors ?? [];
  let suite = test.parent;
  while (suite.type === "suite" && suite.parent.type === "suite") suite = suite.parent;
  return {
    fullName: test.fullName,
    state: state === "pending" ? "skipped" : state,
    subject: suite.type === "suite" ? suite.name : "",
    file: relative(".", test.module.moduleId),
    line: error?.stacks?.find(({ file }) => file.endsWith(test.module.moduleId))?.line ?? test.location?.line,
    message: (error?.message ?? "").split("\n").slice(0, 6).join(" "),
  };
}

/** A file that could not be loaded has no tests. */
function brokenModule(module: TestModule): RanTest[] {
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

function testProblems(tests: RanTest[], pages: Page[]): Problem[] {
  return [
    ...tests.filter(({ state }) => state === "failed").map(failure),
    ...new Map(
      tests.filter(({ file }) => file.startsWith("docs-check/checks/")).map((test) => [test.subject, test]),
    ).values(),
  ].flatMap((found): Problem[] => {
    if (!("subject" in found)) return [found];
    const [id, anchor] = found.subject.split("#");
    const page = pages.find((page) => page.id === id);
    if (page && (!anchor || page.anchors.has(anchor))) return [];
    const what = page ? `${id} has no heading #${anchor}` : `there is no page "${id}"`;
    return [
      { file: found.file, message: `describe("${found.subject}"): ${what}. Write describe("<page>#<heading id>")` },
    ];
  });
}

function failure({ file, line, subject, fullName, message }: RanTest): Problem {
  const [, inPage] = / > line (\d+)/.exec(fullName) ?? [];
  if (inPage) return { file: subject, line: Number(inPage), message: `this code fails when it runs: ${message}` };
  return { file, line, message: `${fullName}: ${message}. Correct the page, or the test` };
}

function checkSentences(pages: Page[], results: Results): Problem[] {
  return pages.flatMap((page) => {
    const vouched = readVouched(page.id);
    const reworded = findReworded(vouched, page.sentences);
    const missing = missingChecks(page.id, vouched, results);
    if (!options.update) return [...reworded.map((change) => rewordedProblem(page, change, results)), ...missing];
    if (reworded.length > 0) accept(page.id, reworded, page.sentences);
    return missing;
  });
}

/** Checks a page again whenever it, its checks or its recorded sentences are saved. */
function watchPages(): void {
  let running = Promise.resolve();
  const check = (ids: string[]) => {
    const own = [import.meta.filename, ...ids, ...(options.update ? ["-u"] : [])];
    running = running.then(
      () => new Promise((done) => void spawn(process.execPath, own, { stdio: "inherit" }).on("close", () => done())),
    );
  };
  check(positionals);
  const waiting = new Map<string, NodeJS.Timeout>();
  for (const folder of ["content/docs", "content/blog", "docs-check/checks", "docs-check/vouched"]) {
    watch(folder, { recursive: true }, (_, name) => {
      const path = `${folder}/${name}`.replace(/^(content\/docs|docs-check\/(checks|vouched))\/|^content\//, "");
      const id = path.replace(/\.(mdx|json|test\.tsx?)$/, "");
      if (id === path || (positionals.length > 0 && !positionals.includes(id))) return;
      clearTimeout(waiting.get(id));
      waiting.set(
        id,
        setTimeout(() => check([id]), 200),
      );
    });
  }
}
