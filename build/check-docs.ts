import { compilePages } from "./compile-pages.ts";
import { checkStatically } from "./docs-code/check-statically.ts";
import { ContentError } from "./problems.ts";
import { readSources } from "./read-sources.ts";
import { readSettings } from "./settings.ts";
import { step } from "./steps.ts";
import { tellLateRejections, tellProblems } from "./tell-problems.ts";

/** Where the code blocks are written as files, below the project's root, so that packages are found. */
const workDir = ".cache/docs-code";

/**
 * `npm run check:docs`: whether what the docs say about the packages is true.
 * @throws ContentError with every statement that is not
 */
export async function checkDocs(contentDir: string): Promise<void> {
  const pages = await step("compile", async () => {
    const { site } = await readSettings(contentDir);
    const { pages } = await compilePages(contentDir, await readSources(contentDir, site), () => {});
    return [pages, `${pages.length} pages`];
  });
  await step("types", async () => {
    const { code, assertions, problems } = await checkStatically(contentDir, pages, workDir);
    if (problems.length > 0) throw new ContentError(problems);
    return [code, `${code.files.length} code blocks, ${assertions} names and types`];
  });
}

if (import.meta.main) {
  tellLateRejections();
  try {
    await checkDocs("content");
  } catch (error) {
    tellProblems(error);
  }
}
