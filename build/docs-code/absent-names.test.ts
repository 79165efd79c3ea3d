import { expect, test } from "vitest";
import { absentNameProblems } from "./absent-names.ts";
import { noClaims } from "./collect.ts";

const messages = (...words: string[]) =>
  absentNameProblems({
    ...noClaims(),
    absent: ["actions.hide"],
    words: words.map((text) => ({ line: 1, text })),
  }).map(({ message }) => message);

test("a name that does not exist stands on the page, whole or by itself", () => {
  expect(messages("actions.hide")).toEqual([]);
  expect(messages("hide")).toEqual([]);
});

test("a comment about a name that the page does not mention is a problem", () => {
  expect(messages("setHidden", "hideAll")).toEqual([
    expect.stringContaining("the page says nothing of `actions.hide`"),
  ]);
});
