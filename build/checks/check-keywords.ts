import { readFileSync } from "node:fs";
import { join } from "node:path/posix";
import { didYouMean, type Problem } from "../base/problems.ts";
import { lineOfSetting } from "../settings/setting-lines.ts";
import type { Settings } from "../settings/settings.ts";

/**
 * Reports keywords for sections that do not exist, as search would never use them.
 * @param sections addresses of the sections
 */
export function checkKeywords(contentDir: string, { keywords }: Settings, sections: Iterable<string>): Problem[] {
  const file = join(contentDir, "keywords.ts");
  const urls = new Set(sections);
  return Object.keys(keywords)
    .filter((url) => !urls.has(url))
    .map((url) => ({
      file,
      line: lineOfSetting(readFileSync(file, "utf8"), "keywords", keywords, [url]),
      message: `"${url}" is no section of the docs.${didYouMean(url, urls)}`,
    }));
}
