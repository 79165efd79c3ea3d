import { formatProblems } from "../base/problems.ts";
import { step } from "../base/steps.ts";
import { checkContent } from "../checks/check-content.ts";
import { checkLengths } from "../checks/check-lengths.ts";
import { checkOtherNames } from "../checks/check-other-names.ts";
import type { Site } from "./read-site.ts";

/**
 * Checks pages and settings against each other, and prints warnings.
 * @param examples names of the page editors at `/examples/…`, and names of their steps
 * @throws ContentError with all mistakes
 */
export function checkSite(contentDir: string, { settings, sources, pages, records }: Site, examples: string[]) {
  return step("check", async () => {
    const links = checkContent(contentDir, settings, { pages, records, examples });
    const warnings = [...checkLengths(sources), ...checkOtherNames(contentDir, pages)];
    if (warnings.length > 0) console.warn(`${formatProblems(warnings)}\n`);
    return [undefined, `${links} links`];
  });
}
