import { documentedPackages } from "./assertions.ts";
import { isChecked } from "./checked-files.ts";
import type { FoundCode } from "./collect.ts";
import { packageJson } from "./package-json.ts";

/**
 * The packages and versions that a page's code is checked with, for the reader to see; null when the page shows no code
 * that uses them.
 */
export function checkedWith(code: FoundCode[]): string | null {
  const checked = code.filter(isChecked);
  const used = documentedPackages.filter((name) => checked.some(({ code }) => code.includes(name)));
  if (used.length === 0) return null;
  const versions = [
    ...used.map((name) => `${name} ${packageJson(name).version}`),
    `React ${packageJson("react").version}`,
  ];
  return new Intl.ListFormat("en-GB").format(versions);
}
