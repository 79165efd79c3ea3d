import { expect, test } from "vitest";
import { noClaims } from "./collect.ts";
import { listCountProblems } from "./list-counts.ts";

const messages = (said: string, length: number) =>
  listCountProblems({ ...noClaims(), lists: [{ line: 5, said, length }] }).map(
    ({ line, message }) => `${line}: ${message}`,
  );

test.each([
  ["a sentence that ends in a colon", "Look here. There are four ways to show it:"],
  ["one that begins its paragraph", "Four rules decide. Each is optional."],
])("%s counts what follows", (_, said) => {
  expect(messages(said, 4)).toEqual([]);
  expect(messages(said, 3)).toEqual(["5: the text counts four, but what follows are 3"]);
});

test("of two numbers one has to be right", () => {
  expect(messages("The three elements become four nodes:", 4)).toEqual([]);
});

test("numbers of other things count nothing", () => {
  expect(messages("It joins two steps. See the table.", 3)).toEqual([]);
  expect(messages("This takes two seconds. What it shows:", 3)).toEqual([]);
  expect(messages("What the first one shows:", 3)).toEqual([]);
});
