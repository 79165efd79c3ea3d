import { expect, test } from "vitest";
import type { CheckedFile } from "../../build/docs-code/checked-files.ts";
import { block } from "../../build/docs-code/test-block.ts";
import { probeProblems } from "./probe-problems.ts";
import { unrunProblems } from "./unrun-problems.ts";

const file = (path: string, source: string, unrun?: string): CheckedFile => ({
  path,
  source,
  page: "a.mdx",
  context: null,
  linesBefore: 0,
  block: block(source, { title: path, options: unrun ? { unrun } : {} }),
});
const migrate = "export const migrate = (page: string) => page;";
const check = (files: CheckedFile[], runs: string[] = []) =>
  unrunProblems(files, () => "a.check.tsx", new Map([["a.check.tsx", runs]])).map(({ message }) => message);

test("a function that nothing runs is a problem that says what to do", () => {
  expect(check([file("src/migrate.ts", migrate)])).toEqual([
    expect.stringMatching(/nothing runs migrate: add a run "src\/migrate.ts" to a.check.tsx, or say why not/),
  ]);
});

test("it is none when a check file runs it, another block uses it, or the block says why not", () => {
  expect(check([file("src/migrate.ts", migrate)], ["migrate"])).toEqual([]);
  expect(check([file("src/migrate.ts", migrate)], ["src/migrate.ts"])).toEqual([]);
  expect(check([file("src/migrate.ts", migrate, "asks a server")])).toEqual([]);
  expect(check([file("src/migrate.ts", migrate), file("src/app.tsx", "import { migrate } from './migrate';")])).toEqual(
    [],
  );
});

test("types and components are none", () => {
  expect(check([file("a.ts", "export type A = () => void;"), file("b.tsx", "export const App = () => null;")])).toEqual(
    [],
  );
});

test("a probe's statement is found across lines, and a trouble names its line", () => {
  const source = "One\n\nIt is a\n`Set`.";
  expect(probeProblems("a.mdx", source, "a.check.tsx", { "It is a `Set`.": [] })).toEqual([]);
  expect(probeProblems("a.mdx", source, "a.check.tsx", { "It is a `Set`.": ["Error: x"] })).toEqual([
    { file: "a.mdx", line: 3, message: expect.stringContaining("does not hold") },
  ]);
});

test("a statement of a probe that the page does not make names the line where the page says something else", () => {
  const source = "One\n\n| Select | 3 ms |\n| Drag | 4 ms |";
  expect(probeProblems("a.mdx", source, "package.json", { "| Drag | 5 ms |": [] })).toEqual([
    { file: "a.mdx", line: 4, message: expect.stringContaining("does not say, in these words: | Drag | 5 ms |") },
  ]);
});
