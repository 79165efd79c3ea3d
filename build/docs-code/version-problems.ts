import { intersects } from "semver";
import type { Problem } from "../problems.ts";
import { proseLines } from "../prose-lines.ts";
import type { PackageJson } from "./package-json.ts";
import { productVersionProblems } from "./product-versions.ts";
import { reactRangeProblems } from "./react-ranges.ts";

/**
 * Versions in a page's text that are not so: those of the packages, as in `@craftjs/core` 0.2.12, those of React that
 * they accept, those of Node.js and of other products.
 * @param pages with their Markdown
 * @param nodes the ranges of Node.js in which this site, and what the tutorial installs, run
 */
export function versionProblems(
  pages: { file: string; source: string }[],
  packages: readonly PackageJson[],
  nodes: readonly string[],
): Problem[] {
  const ranges = packages.flatMap(({ dependencies, peerDependencies }) => [
    ...Object.entries(dependencies ?? {}),
    ...Object.entries(peerDependencies ?? {}),
  ]);
  const ofReact = ranges.find(([name]) => name === "react")?.[1] ?? "*";
  const wrongIn = (text: string) => [
    ...packageVersionProblems(text, packages),
    ...reactRangeProblems(text, ofReact),
    ...productVersionProblems(text, ranges),
    ...nodeVersionProblems(text, nodes),
  ];
  return pages.flatMap(({ file, source }) =>
    proseLines(source).flatMap((text, index) =>
      wrongIn(text).map((message): Problem => ({ file, line: index + 1, message })),
    ),
  );
}

/** "`@craftjs/core` 0.2.12", or the version alone. */
function packageVersionProblems(text: string, packages: readonly PackageJson[]): string[] {
  const versions = new Map(packages.map(({ name, version }) => [name, version]));
  const named = [...text.matchAll(/`(@[\w-]+\/[\w-]+)` (\d+\.\d+\.\d+)/g)];
  const alone = [...text.replace(/`[^`]*`/g, "``").matchAll(/(?<!`` |[\w.])(\d+\.\d+\.\d+)\b/g)];
  return [
    ...named
      .filter(([, name = "", version]) => versions.has(name) && versions.get(name) !== version)
      .map(([, name = "", version]) => `this is about ${name} ${versions.get(name)}, not ${version}`),
    ...alone
      .filter(([version]) => ![...versions.values()].includes(version))
      .map(([version]) => `no package that this is about has the version ${version}`),
  ];
}

/** "Node.js 20.19". */
function nodeVersionProblems(text: string, ranges: readonly string[]): string[] {
  return [...text.matchAll(/\bNode\.js (\d+(?:\.\d+)?)/g)]
    .filter(([, version = ""]) => !ranges.some((range) => intersects(version, range)))
    .map(([, version]) => `Node.js ${version} is too old: what runs in it wants ${ranges.join(", or ")}`);
}

/** What of a page's Markdown decides which problems it has. */
export function versionText(source: string): string {
  return proseLines(source)
    .filter((line) => /(?:React|Node\.js|\)) \d|\d\.\d|npmjs/.test(line))
    .join("\n");
}
