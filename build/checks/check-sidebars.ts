import { readFileSync } from "node:fs";
import { join } from "node:path/posix";
import { didYouMean, type Problem } from "../base/problems.ts";
import { lineOfSetting } from "../settings/setting-lines.ts";
import type { Settings } from "../settings/settings.ts";
import type { DocSource } from "../sources/read-sources.ts";

/** Reports sidebar entries without a page, duplicates, and pages in no sidebar without `sidebar: false`. */
export function checkSidebars(contentDir: string, settings: Settings, docs: DocSource[]): Problem[] {
  const { site, sidebars } = settings;
  const file = join(contentDir, "sidebars.ts");
  const lines = readFileSync(file, "utf8").split("\n");
  const problems: Problem[] = [];
  const report = (text: string, message: string) => {
    const line = lines.findIndex((candidate) => candidate.includes(text)) + 1;
    problems.push({ file, line: line || 1, message });
  };

  for (const version of site.versions) {
    const pages = new Map(docs.filter((doc) => doc.version.name === version.name).map((doc) => [doc.id, doc]));
    const placed = new Set<string>();
    const sidebar = sidebars[version.sidebar];
    if (!sidebar) {
      const hint = didYouMean(version.sidebar, Object.keys(sidebars));
      report("sidebars", `version "${version.name}" wants the sidebar "${version.sidebar}", which is not here.${hint}`);
    }
    for (const id of (sidebar ?? []).flatMap((category) => category.items)) {
      const folder = `${contentDir}/${version.folder}`;
      if (!pages.has(id)) report(`"${id}"`, `"${id}" has no page in ${folder}.${didYouMean(id, pages.keys())}`);
      if (placed.has(id)) report(`"${id}"`, `"${id}" stands twice in the sidebar "${version.sidebar}": remove one`);
      placed.add(id);
    }
    for (const doc of pages.values()) {
      if (doc.data.sidebar === false && placed.has(doc.id)) {
        problems.push({ file: doc.file, line: 1, message: `says "sidebar: false", but ${file} lists "${doc.id}"` });
      } else if (sidebar && doc.data.sidebar !== false && !placed.has(doc.id)) {
        const advice = `add "${doc.id}" to ${file}, or write "sidebar: false" in its front matter`;
        problems.push({ file: doc.file, line: 1, message: `stands in no sidebar: ${advice}` });
      }
    }
    if (!pages.has(version.mainDoc)) {
      const message = `version "${version.name}": its main page "${version.mainDoc}" has no file in ${version.folder}/`;
      const siteFile = join(contentDir, "site.ts");
      const source = readFileSync(siteFile, "utf8");
      const line = lineOfSetting(source, "site", site, ["versions", site.versions.indexOf(version), "mainDoc"]);
      problems.push({ file: siteFile, line, message });
    }
  }
  return problems;
}
