import { expect, test } from "vitest";
import { noClaims } from "./collect.ts";
import { staleCommentProblems } from "./stale-comments.ts";

const messages = (...words: string[]) =>
  staleCommentProblems({
    ...noClaims(),
    absent: ["actions.hide"],
    mistakes: ["move(id)"],
    words: words.map((text) => ({ line: 1, text })),
  }).map(({ message }) => message);

test("a name that does not exist stands on the page, whole or by itself, and a mistake as the end of inline code", () => {
  expect(messages("actions.hide", "move(id)")).toEqual([]);
  expect(messages("hide", "actions.move(id)")).toEqual([]);
});

test("a comment about a name that the page does not mention is a problem", () => {
  expect(messages("setHidden", "hideAll", "move(id)")).toEqual([
    expect.stringContaining("the page says nothing of `actions.hide`"),
  ]);
});

test("a comment about a mistake that the page does not show is a problem", () => {
  expect(messages("hide", "move(id, parent)")).toEqual([
    "the page shows no mistake `move(id)`: take it out of the comment",
  ]);
});
