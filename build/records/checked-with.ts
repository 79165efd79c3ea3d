import { packageJson } from "../package-json.ts";
import type { FoundCode } from "../page/code-from-files.ts";

const checkedLanguages = ["ts", "tsx", "js", "jsx"];

/** Package versions that docs-check uses for a page's code; null when no block uses the packages. */
export function checkedWith(code: FoundCode[], packages: readonly string[]): string | null {
  const checked = code.filter(({ language, unchecked }) => checkedLanguages.includes(language) && !unchecked);
  const used = packages.filter((name) => checked.some(({ code }) => code.includes(name)));
  if (used.length === 0) return null;
  const versions = [...used, "react"].map((name) => `${name} ${packageJson(name).version}`.replace(/^react/, "React"));
  return new Intl.ListFormat("en-GB").format(versions);
}
