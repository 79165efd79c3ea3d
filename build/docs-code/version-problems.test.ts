import { expect, test } from "vitest";
import { versionProblems } from "./version-problems.ts";

const react = "^18 || ^19";
const packages = [
  { name: "@craftjs/core", version: "0.2.12", dependencies: { debounce: "^1.2.0" }, peerDependencies: { react } },
];
const messages = (source: string) =>
  versionProblems([{ file: "page.mdx", source }], packages, [">=20"]).map(({ line, message }) => `${line}: ${message}`);

test.each([
  ["`@craftjs/core` 0.2.13 does it", "1: this is about @craftjs/core 0.2.12, not 0.2.13"],
  ["First\nin 0.2.1 it fails", "2: no package that this is about has the version 0.2.1"],
  ["0.2.1 is the first that does", "1: no package that this is about has the version 0.2.1"],
  ["You need Node.js 18 or newer", "1: Node.js 18 is too old: what runs in it wants >=20"],
  ["With React 17 and 18", "1: the packages do not accept React 17, but ^18 || ^19"],
  [
    "| [debounce](https://www.npmjs.com/package/debounce) | `^1.3.0` |",
    "1: no package that this is about wants debounce as `^1.3.0`",
  ],
])("%j is refused", (source, wanted) => {
  expect(messages(source)).toEqual([wanted]);
});

test.each([
  "`@craftjs/core` 0.2.12, in 0.2.12, React 18 or 19, Node.js 20.1, `0.2.1`",
  "| [react](https://www.npmjs.com/package/react) | `^18 \\|\\| ^19` |",
  "```ts\n// React 12, in 1.2.3\n```",
])("%j is true", (source) => {
  expect(messages(source)).toEqual([]);
});
