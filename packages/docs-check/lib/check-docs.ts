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
  const allPages = readPages(folders.content);
  const pages = ids.length > 0 ? allPages.filter(({ id }) => ids.includes(id)) : allPages;
  const unknownIds = ids.filter((id) => !allPages.some((page) => page.id === id));
  yield {
    name: "pages",
    summary: `${pages.length} pages`,
    problems: [
      ...unknownIds.map((id) => ({ file: folders.content, message: `no page has the id "${id}"` })),
      ...pages.flatMap(({ problems }) => problems),
    ],
  };
  if (pages.length === 0) return;
  const snippetFiles = layOut(folders.content, pages, allPages);
  const tables = checkTables(pages, snippetFiles.snippets);
  const proseNames = namesInProse(pages, allPages);
  const files = [...tables.files, ...proseNames.files];
  const folder = join(folders.generated, "snippets");
  await rm(folders.generated, { recursive: true, force: true });
  // Checks may import snippets of any page.
  const sources = new Map([...layOut(folders.content, allPages, allPages).sources, ...snippetFiles.sources]);
  for (const { path, source } of files) sources.set(path, source);
  await mkdir(folder, { recursive: true });
  await writeSources(folder, sources);
  for (const [name, source] of snippetTests(snippetFiles, importedByChecks())) {
    await writeFile(join(folders.generated, name), source);
  }
  // Type-check while the tests wait for the browser.
  const testRun = runTests(ids.length > 0 ? pages : undefined);
  const diagnostics = await typeCheck(folder, sources, [
    ...snippetFiles.sources.keys(),
    ...files.map(({ path }) => path),
  ]);
  yield {
    name: "snippets",
    summary: `${snippetFiles.snippets.length} code blocks`,
    problems: [...snippetFiles.problems, ...typeProblems(snippetFiles.snippets, diagnostics)],
  };
  yield {
    name: "tables",
    summary: `${tables.files.length} marked tables and signatures, ${proseNames.count} names in sentences`,
    problems: [...tables.problems, ...proseNames.problems, ...assertionProblems(files, diagnostics)],
  };
  const codeNames = namesInCode(pages, allPages);
  yield { name: "names", summary: `${codeNames.count} names in code`, ...codeNames };
  if (ids.length === 0) {
    const { count, problems } = await apiCoverage();
    const summary = `API covered: ${count - problems.length} of ${count} members`;
    yield { name: "api", summary, problems };
  }
  const tests = await testRun;
  yield { name: "checks", summary: `${tests.length} tests`, problems: testProblems(tests, allPages) };
  const results: Results = new Map(tests.map(({ fullName, state }) => [fullName, state]));
  yield {
    name: "sentences",
    summary: "recorded sentences",
    problems: [...recordsWithoutPage(allPages.map(({ id }) => id)), ...checkSentences(pages, results, update)],
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
