import { intersects } from "semver";
import type { Problem } from "../problems.ts";
import { proseLines } from "../prose-lines.ts";
import type { PackageJson } from "./package-json.ts";
import { productVersionProblems } from "./product-versions.ts";
import { reactRangeProblems } from "./react-ranges.ts";

/**
 * Versions in a page's text that are not so: those of the packages, as in `@craftjs/core` 0.2.12, those of React that
 * they accept, and the ranges that tables of packages on npm state.
 * @param pages with their Markdown
 * @param nodes the ranges of Node.js in which this site, and what the tutorial installs, run
 */
export function versionProblems(
  pages: { file: string; source: string }[],
  packages: readonly PackageJson[],
  nodes: readonly string[],
): Problem[] {
  const versions = new Map(packages.map(({ name, version }) => [name, version]));
  const ranges = packages.flatMap(({ dependencies, peerDependencies }) => [
    ...Object.entries(dependencies ?? {}),
    ...Object.entries(peerDependencies ?? {}),
  ]);
  const ofReact = ranges.find(([name]) => name === "react")?.[1] ?? "*";
  return pages.flatMap(({ file, source }) =>
    proseLines(source).flatMap((text, index) => {
      const problem = (message: string): Problem => ({ file, line: index + 1, message });
      return [
        ...[...text.matchAll(/`(@[\w-]+\/[\w-]+)` (\d+\.\d+\.\d+)/g)]
          .filter(([, name = "", version]) => versions.has(name) && versions.get(name) !== version)
          .map(([, name = "", version]) => problem(`this is about ${name} ${versions.get(name)}, not ${version}`)),
        ...[...text.replace(/`[^`]*`/g, "``").matchAll(/(?<!`` |[\w.])(\d+\.\d+\.\d+)\b/g)]
          .filter(([, version = ""]) => ![...versions.values()].includes(version))
          .map(([, version]) => problem(`no package that this is about has the version ${version}`)),
        ...[...text.matchAll(/\bReact (\d+(?:\.\d+)?(?:(?:, | and | or | to )\d+(?:\.\d+)?)*)/g)]
          .flatMap(([, list = ""]) => list.match(/\d+(?:\.\d+)?/g) ?? [])
          .filter((version) => !intersects(version, ofReact))
          .map((version) => problem(`the packages do not accept React ${version}, but ${ofReact}`)),
        ...[...reactRangeProblems(text, ofReact), ...productVersionProblems(text, ranges)].map(problem),
        ...[...text.matchAll(/\bNode\.js (\d+(?:\.\d+)?)/g)]
          .filter(([, version = ""]) => !nodes.some((range) => intersects(version, range)))
          .map(([, version]) => problem(`Node.js ${version} is too old: what runs in it wants ${nodes.join(", or ")}`)),
        ...[...text.matchAll(/npmjs\.com\/package\/([\w@/-]+)\) \| `([^`]+)`/g)]
          .map(([, name, range = ""]) => [name, range.replaceAll("\\|", "|")] as const)
          .filter(([name, range]) => !ranges.some(([other, wanted]) => other === name && wanted === range))
          .map(([name, range]) => problem(`no package that this is about wants ${name} as \`${range}\``)),
      ];
    }),
  );
}

/** What of a page's Markdown decides which problems it has. */
export function versionText(source: string): string {
  return proseLines(source)
    .filter((line) => /(?:React|Node\.js|\)) \d|\d\.\d|npmjs/.test(line))
    .join("\n");
}
