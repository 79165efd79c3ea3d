import { readFileSync } from "node:fs";
import { join } from "node:path/posix";
import { didYouMean, type Problem } from "files/problems.ts";
import { lineOfSetting } from "../settings/setting-lines.ts";
import type { Settings } from "../settings/settings.ts";

/**
 * Reports missing sidebars, sidebar entries and main pages without a file, and duplicate entries.
 * @param files source files of all pages, including pages with problems
 */
export function checkSidebars(contentDir: string, settings: Settings, files: string[]): Problem[] {
  const { site, sidebars } = settings;
  const file = join(contentDir, "sidebars.ts");
  const lines = readFileSync(file, "utf8").split("\n");
  const problems: Problem[] = [];
  const report = (text: string, message: string) => {
    const line = lines.findIndex((candidate) => candidate.includes(text)) + 1;
    problems.push({ file, line: line || 1, rule: "sidebar", message });
  };

  for (const version of site.versions) {
    const folder = `${contentDir}/${version.folder}`;
    const versionFiles = files.filter((page) => page.startsWith(`${folder}/`));
    const pages = new Set(versionFiles.map((page) => page.slice(folder.length + 1).replace(/\.mdx?$/, "")));
    const listed = new Set<string>();
    const sidebar = sidebars[version.sidebar];
    if (!sidebar) {
      const hint = didYouMean(version.sidebar, Object.keys(sidebars));
      report(
        "sidebars",
        `version "${version.name}" refers to the sidebar "${version.sidebar}", which does not exist.${hint}`,
      );
    }
    for (const item of (sidebar ?? []).flatMap((category) => category.items)) {
      if (typeof item !== "string") {
        const hasPages = [...pages].some((id) => id.startsWith(`${item.folder}/`));
        if (!hasPages) report(`"${item.folder}"`, `"${item.folder}" is not a folder with pages in ${folder}`);
        continue;
      }
      if (!pages.has(item)) report(`"${item}"`, `"${item}" has no page in ${folder}.${didYouMean(item, pages)}`);
      if (listed.has(item))
        report(`"${item}"`, `"${item}" is listed twice in the sidebar "${version.sidebar}": remove one`);
      listed.add(item);
    }
    if (!pages.has(version.mainDoc)) {
      const message = `version "${version.name}": its main page "${version.mainDoc}" has no file in ${version.folder}/`;
      const siteFile = join(contentDir, "site.ts");
      const source = readFileSync(siteFile, "utf8");
      const line = lineOfSetting(source, "site", site, ["versions", site.versions.indexOf(version), "mainDoc"]);
      problems.push({ file: siteFile, line, rule: "sidebar", message });
    }
  }
  return problems;
}
