import { coerce, minVersion } from "semver";
import { packageJson } from "./package-json.ts";

/** "[styled-components](https://www.npmjs.com/package/styled-components), version 6.1 or later". */
const oldest = /npmjs\.com\/package\/([\w@/-]+)\),? version (\d+(?:\.\d+)*) or later/g;

/** A row of a table of packages: "[debounce](https://www.npmjs.com/package/debounce) | `^1.2.0`". */
const tabled = /npmjs\.com\/package\/([\w@/-]+)\) \| `([^`]+)`/g;

/** "[Tiptap](https://tiptap.dev) 3": a product by its name, whose package is installed here for the page's code. */
const major = /\[([A-Z]\w+)\]\(https?:[^)]+\) (\d+)\b/g;

/**
 * What a line says of the versions of other products, where it is not so.
 * @param ranges what the packages want, by name
 * @param installed the version of a package here; null when there is none
 */
export function productVersionProblems(
  text: string,
  ranges: readonly (readonly [name: string, range: string])[],
  installed: (name: string) => string | null = installedVersion,
): string[] {
  return [
    ...[...text.matchAll(tabled)]
      .map(([, name, range = ""]) => [name, range.replaceAll("\\|", "|")] as const)
      .filter(([name, range]) => !ranges.some(([other, wanted]) => other === name && wanted === range))
      .map(([name, range]) => `no package that this is about wants ${name} as \`${range}\``),
    ...[...text.matchAll(oldest)].flatMap(([, name = "", version]) => {
      const wanted = ranges.filter(([other]) => other === name).map(([, range]) => range);
      const isOldest = wanted.some((range) => minVersion(range)?.version === coerce(version)?.version);
      return wanted.length === 0 || isOldest ? [] : [`${name} ${version} is not the oldest of ${wanted.join(", ")}`];
    }),
    ...[...text.matchAll(major)].flatMap(([, product = "", said]) => {
      const version = installed(`@${product.toLowerCase()}/core`) ?? installed(product.toLowerCase());
      return version === null || version.split(".")[0] === said
        ? []
        : [`the code of this page is checked with ${product} ${version}, not ${said}`];
    }),
  ];
}

function installedVersion(name: string): string | null {
  try {
    return packageJson(name).version;
  } catch {
    return null;
  }
}
