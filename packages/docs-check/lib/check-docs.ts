import { globSync, readFileSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Problem } from "files/problems.ts";
import { layOut, snippetTests } from "../snippets/lay-out.ts";
import { typeCheck, writeSources } from "../snippets/type-check.ts";
import { typeProblems } from "../snippets/type-problems.ts";
import { apiCoverage } from "../tables/api-coverage.ts";
import { assertionProblems } from "../tables/assertions.ts";
import { checkTables } from "../tables/check-tables.ts";
import { namesInCode } from "../tables/names-in-code.ts";
import { namesInProse } from "../tables/names-in-prose.ts";
import { folders } from "./folders.ts";
import { type Page, readPages } from "./read-pages.ts";
import { runTests, testProblems } from "./run-tests.ts";
import {
  accept,
  findReworded,
  missingChecks,
  type Results,
  readVouched,
  recordsWithoutPage,
  rewordedProblem,
} from "./vouched.ts";

export interface Stage {
  name: string;
  summary: string;
  problems: Problem[];
  /** Printed lines that don't fail the check. */
  advice?: string[];
}

/**
 * Checks pages in stages; a failing stage does not stop the next.
 * @param ids pages to check; all if empty
 * @param update records reworded sentences instead of reporting them
 */
export async function* checkDocs(ids: string[] = [], update = false): AsyncGenerator<Stage> {
  const all = readPages(folders.content);
  const pages = ids.length > 0 ? all.filter(({ id }) => ids.includes(id)) : all;
  const unknown = ids.filter((id) => !all.some((page) => page.id === id));
  yield {
    name: "pages",
    summary: `${pages.length} pages`,
    problems: [
      ...unknown.map((id) => ({ file: folders.content, message: `no page has the id "${id}"` })),
      ...pages.flatMap(({ problems }) => problems),
    ],
  };
  if (pages.length === 0) return;
  const laidOut = layOut(folders.content, pages, all);
  const tables = checkTables(pages, laidOut.snippets);
  const names = namesInProse(pages, all);
  const files = [...tables.files, ...names.files];
  const folder = join(folders.generated, "snippets");
  await rm(folders.generated, { recursive: true, force: true });
  // Checks may import snippets of any page.
  const sources = new Map([...layOut(folders.content, all, all).sources, ...laidOut.sources]);
  for (const { path, source } of files) sources.set(path, source);
  await mkdir(folder, { recursive: true });
  await writeSources(folder, sources);
  for (const [name, source] of snippetTests(laidOut, importedByChecks())) {
    await writeFile(join(folders.generated, name), source);
  }
  // Type-check while the tests wait for the browser.
  const running = runTests(ids.length > 0 ? pages : undefined);
  const diagnostics = await typeCheck(folder, sources, [...laidOut.sources.keys(), ...files.map(({ path }) => path)]);
  yield {
    name: "snippets",
    summary: `${laidOut.snippets.length} code blocks`,
    problems: [...laidOut.problems, ...typeProblems(laidOut.snippets, diagnostics)],
  };
  yield {
    name: "tables",
    summary: `${tables.files.length} marked tables and signatures, ${names.count} names in sentences`,
    problems: [...tables.problems, ...names.problems, ...assertionProblems(files, diagnostics)],
  };
  const inCode = namesInCode(pages, all);
  yield { name: "names", summary: `${inCode.count} names in code`, ...inCode };
  if (ids.length === 0) {
    const { count, problems } = await apiCoverage();
    const summary = `API covered: ${count - problems.length} of ${count} members`;
    yield { name: "api", summary, problems };
  }
  const tests = await running;
  yield { name: "checks", summary: `${tests.length} tests`, problems: testProblems(tests, all) };
  const results: Results = new Map(tests.map(({ fullName, state }) => [fullName, state]));
  yield {
    name: "sentences",
    summary: "recorded sentences",
    problems: [...recordsWithoutPage(all.map(({ id }) => id)), ...checkSentences(pages, results, update)],
  };
}

/** Snippets that a check imports, such as `snippet:api/element/src/card.tsx`. */
function importedByChecks(): Set<string> {
  const checks = globSync(`${folders.checks}/**/*.tsx`).map((file) => readFileSync(file, "utf8"));
  return new Set(
    checks.flatMap((source) => [...source.matchAll(/"snippet:([^"]+)"/g)].map(([, path]) => `docs/${path}`)),
  );
}

function checkSentences(pages: Page[], results: Results, update: boolean): Problem[] {
  return pages.flatMap((page) => {
    const vouched = readVouched(page.id);
    const reworded = findReworded(vouched, page.sentences);
    const missing = missingChecks(page.id, vouched, results);
    if (!update) return [...reworded.map((change) => rewordedProblem(page.file, change, results)), ...missing];
    if (reworded.length > 0) accept(page.id, reworded, page.sentences);
    return missing;
  });
}
