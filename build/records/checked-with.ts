import { site } from "../../content/site.ts";
import { packageJson } from "../package-json.ts";
import type { FoundCode } from "../page/code-from-files.ts";

const checkedLanguages = ["ts", "tsx", "js", "jsx"];

/** The package versions that a page's code is checked with; null when no block of the page uses the packages. */
export function checkedWith(code: FoundCode[]): string | null {
  const checked = code.filter(({ language, unchecked }) => checkedLanguages.includes(language) && !unchecked);
  const used = site.packages.filter((name) => checked.some(({ code }) => code.includes(name)));
  if (used.length === 0) return null;
  const versions = [...used, "react"].map((name) => `${name} ${packageJson(name).version}`.replace(/^react/, "React"));
  return new Intl.ListFormat("en-GB").format(versions);
}
