import { expect, test } from "vitest";
import { noClaims } from "./collect.ts";
import { packageValues, valueProblems } from "./quoted-values.ts";

const problems = (...words: string[]) =>
  valueProblems(
    { ...noClaims(), words: words.map((text) => ({ line: 1, text })) },
    new Set(["before", "after"]),
    {},
  ).map(({ message }) => message);

test("a value that the packages do not have is no value", () => {
  expect(problems("'befor'")).toEqual([expect.stringContaining("Did you mean")]);
  expect(problems("'before' | 'later'")).toEqual([expect.stringContaining("`'later'` is no value")]);
});

test.each(["'before'", "'before' | 'after'", "at('befor')", "'two words'", "it's"])("%s is left alone", (text) => {
  expect(problems(text)).toEqual([]);
});

test("a sample that the page says again is left alone", () => {
  expect(problems("'red'", "{ color: 'red' }")).toEqual([]);
});

test("the packages’ values are those of their declarations and code", async () => {
  const values = await packageValues();
  expect(["childNodes", "ROOT", "before"].filter((value) => !values.has(value))).toEqual([]);
});
