import { existsSync } from "node:fs";
import { type Compiled, compilePages } from "../../build/compile-pages.ts";
import { checkStatically } from "../../build/docs-code/check-statically.ts";
import type { CheckedFile } from "../../build/docs-code/checked-files.ts";
import { hasPassed, keepPassed } from "../../build/docs-code/passed.ts";
import { ContentError, type Problem } from "../../build/problems.ts";
import { readSources } from "../../build/read-sources.ts";
import { readSettings } from "../../build/settings.ts";
import { step } from "../../build/steps.ts";
import { tellLateRejections, tellProblems } from "../../build/tell-problems.ts";
import { checkFileOf, checkFilesOf } from "./bundle.ts";
import { defaultProblems } from "./default-problems.ts";
import { nodeProbeProblems } from "./node-probes.ts";
import { probeProblems } from "./probe-problems.ts";
import { type DocsRun, nothingRan, runDocs } from "./run-docs.ts";
import { runKeys } from "./run-keys.ts";
import { unrunProblems } from "./unrun-problems.ts";

/** Where the code blocks are written as files, below the project's root, so that packages are found. */
const workDir = ".cache/docs-code";

/**
 * `npm run check:docs`: whether what the docs say about the packages is true.
 * @throws ContentError with every statement that is not
 */
async function checkDocs(contentDir: string): Promise<void> {
  const pages = await step("compile", async () => {
    const settings = await readSettings(contentDir);
    const { pages } = await compilePages(contentDir, await readSources(contentDir, settings), () => {});
    return [pages, `${pages.length} pages`];
  });
  const { files } = await step("types", async () => {
    const { code, assertions, problems } = await checkStatically(contentDir, pages, workDir);
    if (problems.length > 0) throw new ContentError(problems);
    return [code, `${code.files.length} code blocks, ${assertions} names and types`];
  });
  await step("run", async (tick) => {
    const keys = await runKeys(pages, files);
    const changed = pages.filter((page) => !hasPassed(keys.get(page) ?? ""));
    const toRun = files.filter(({ page }) => changed.some(({ file }) => file === page));
    const { run, problems } = await checkByRunning(changed, workDir, toRun, (done) =>
      tick(`${done} of ${toRun.length} code blocks`),
    );
    const troubled = new Set(
      problems.flatMap(({ file }) => [file, file.replace(/\.(?:check\.tsx|node-check\.ts)$/, ".mdx")]),
    );
    for (const [page, key] of keys) if (!troubled.has(page.file)) await keepPassed(key);
    if (problems.length > 0) throw new ContentError(problems);
    const probes = [...run.probes.values()].reduce((sum, found) => sum + Object.keys(found).length, 0);
    const unchanged = `${pages.length - changed.length} pages unchanged`;
    return [undefined, `${run.ran} code blocks and ${probes} probes in Chromium, ${unchanged}`];
  });
}

/** Runs the code, the probes and the measurements of all pages: what is wrong is wrong when it runs. */
export async function checkByRunning(
  pages: Compiled[],
  folder: string,
  files: CheckedFile[],
  tick: (done: number) => void,
): Promise<{ run: DocsRun; problems: Problem[] }> {
  const checkFiles = checkFilesOf(pages.map(({ file }) => file));
  const inNode = await nodeProbeProblems(pages);
  if (files.length + checkFiles.length === 0) return { run: nothingRan(), problems: inNode };
  const run = await runDocs(folder, files, checkFiles, tick);
  const statements = pages.flatMap((page) => statementProblems(page, run));
  return { run, problems: [...inNode, ...run.problems, ...unrunProblems(files, checkFileOf, run.runs), ...statements] };
}

/** What the probes and measurements of a page's check file say about the page. */
function statementProblems({ file, source, compiled }: Compiled, run: DocsRun): Problem[] {
  const checkFile = checkFileOf(file);
  const tables = compiled.claims.tables.filter(({ directive }) => directive.defaults !== "");
  return [
    ...(existsSync(checkFile) ? probeProblems(file, source, checkFile, run.probes.get(checkFile) ?? {}) : []),
    ...tables.flatMap((table) => {
      const measured = run.defaults.get(checkFile)?.[table.directive.defaults] ?? null;
      return defaultProblems({ page: file, table }, checkFile, measured);
    }),
  ];
}

if (import.meta.main) {
  tellLateRejections();
  try {
    await checkDocs("content");
  } catch (error) {
    tellProblems(error);
  }
}
