import { expect, test } from "vitest";
import { type Assertion, aboutType, assertionProblems } from "./assertions.ts";

const at = (line: number, wrong?: true): Assertion => ({
  code: `void ${line};`,
  page: "a.mdx",
  line,
  explain: (reason) => `${line} is wrong: ${reason}`,
  ...(wrong ? { wrong } : {}),
});

const file = { path: "names/0.ts", ...aboutType({ type: "Node", page: "a.mdx", line: 1 }, [at(7), at(8, true)]) };
const lineOf = (text: string) => file.source.split("\n").indexOf(text) + 1;
const said = (text: string) => ({ path: file.path, line: lineOf(text), column: 1, code: "TS2339", message: "no" });

test("a statement that does not compile is a problem of its page", () => {
  const problems = assertionProblems([file], [said("void 7;"), said("void 8;")]);
  expect(problems).toEqual([{ file: "a.mdx", line: 7, message: "7 is wrong: no" }]);
});

test("a mistake that compiles is one, too", () => {
  expect(assertionProblems([file], [])).toEqual([{ file: "a.mdx", line: 8, message: "8 is wrong: " }]);
});

test("of a file that says which messages count, no others do", () => {
  const some = { ...file, counts: new Set(["TS2554"]) };
  expect(assertionProblems([some], [said("void 7;"), said("void 8;")])).toEqual([
    { file: "a.mdx", line: 8, message: "8 is wrong: " },
  ]);
});
