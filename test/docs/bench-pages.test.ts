import { mkdir, rm, writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { generatedPages, markdownFile } from "../../bench/generated-pages.ts";
import { compilePages } from "../../build/compile-pages.ts";
import { checkStatically } from "../../build/docs-code/check-statically.ts";
import { readSources } from "../../build/read-sources.ts";
import { readSettings } from "../../build/settings.ts";

test("the pages that the bench adds pass the build's checks, so that it measures whole builds", async () => {
  const contentDir = ".cache/bench-pages";
  await rm(contentDir, { recursive: true, force: true });
  await mkdir(`${contentDir}/docs`, { recursive: true });
  for (const page of generatedPages(20, "/docs")) {
    await writeFile(`${contentDir}/docs/${page.id}.mdx`, markdownFile(page));
  }
  const settings = await readSettings("content");
  const { pages } = await compilePages(contentDir, await readSources(contentDir, settings), () => {});
  const { code, problems } = await checkStatically(contentDir, pages, ".cache/bench-pages-types");
  // What is without a line is about the docs as a whole, which these are not.
  expect(problems.filter(({ line }) => line !== undefined)).toEqual([]);
  expect(code.files).toHaveLength(20 * 4);
});
