import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Problem } from "files/problems.ts";
import { type Edit, errors, harmless, newPages } from "../fixtures/edits.ts";
import { checkDocs } from "./check-docs.ts";
import { folders, switchTo } from "./folders.ts";
import { readPages } from "./read-pages.ts";

const folder = "packages/docs-check/planted";

/** Checks a small documentation, once with planted errors that must be reported and once with harmless edits. */
export async function checkPlanted(): Promise<boolean> {
  switchTo(folder);
  const check = async (update?: boolean) => {
    const allProblems: Problem[] = [];
    const ids = readPages(folders.content).map(({ id }) => id);
    for await (const { problems } of checkDocs(ids, update)) allProblems.push(...problems);
    return allProblems;
  };

  const plantedPages = await copyWith(Object.values(errors).flat());
  const reportedProblems = await check();
  let caughtCount = 0;
  for (const [name, edits] of Object.entries(errors)) {
    const missedEdits = edits.filter(
      (edit) => !reportedProblems.some((problem) => isAbout(problem, edit, plantedPages)),
    );
    caughtCount += edits.length - missedEdits.length;
    console.log(
      `${missedEdits[0] ? "✗" : "✓"} ${name}: ${edits.length - missedEdits.length} of ${edits.length} reported`,
    );
    for (const [page, , replace] of missedEdits) console.log(`  not reported: ${page}: ${replace}`);
  }

  await copyWith(harmless);
  for (const [path, text] of Object.entries(newPages)) await writeFile(join(folder, "content", path), text);
  const falseProblems = await check(true);
  const changeCount = harmless.length + Object.keys(newPages).length;
  console.log(
    `${falseProblems[0] ? "✗" : "✓"} ${falseProblems.length} problems after ${changeCount} harmless changes and -u`,
  );
  for (const { file, line, message } of falseProblems) console.log(`  ${file}:${line} ${message}`);
  await rm(folder, { recursive: true });
  return caughtCount >= 54 && falseProblems.length === 0;
}

async function copyWith(edits: Edit[]): Promise<Map<string, string>> {
  await rm(folder, { recursive: true, force: true });
  await cp("packages/docs-check/fixtures", folder, { recursive: true });
  const pages = new Map<string, string>();
  for (const [page, find, replace] of edits) {
    const file = fileOf(page);
    const text = pages.get(file) ?? (await readFile(file, "utf8"));
    if (text.split(find).length !== 2) throw new Error(`${page}: "${find}" must occur exactly once`);
    pages.set(file, text.split(find).join(replace));
  }
  for (const [file, text] of pages) await writeFile(file, text);
  return pages;
}

const fileOf = (page: string): string => join(folder, "content/docs/sample", `${page}.mdx`);

/** Whether a problem contains the edit's expected part of the report or, if it has none, is on the edit's line. */
function isAbout(
  { file, line, message }: Problem,
  [page, , replace, report]: Edit,
  pages: Map<string, string>,
): boolean {
  if (report) return message.includes(report);
  const textBefore = pages.get(fileOf(page))?.split(replace)[0] ?? "";
  return file === fileOf(page) && line === textBefore.split("\n").length;
}
