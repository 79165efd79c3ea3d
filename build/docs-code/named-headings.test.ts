import { expect, test } from "vitest";
import { noClaims } from "./collect.ts";
import { namedHeadingProblems } from "./named-headings.ts";

const problems = (heading: string, link: string) =>
  namedHeadingProblems({
    ...noClaims(),
    headings: [{ line: 9, id: "info", text: heading }],
    nameLinks: [{ line: 4, id: "info", text: link }],
  });

test.each([
  ["info", "info"],
  ["actions.add", "add"],
  ["isDroppable()", "isDroppable(selector, onError?)"],
  ["query.node", "query.node(id)"],
  ["Constants of a component", "info"],
])('the heading "%s" is what `%s` links to', (heading, link) => {
  expect(problems(heading, link)).toEqual([]);
});

test("a heading with another name is a problem", () => {
  expect(problems("meta", "info")).toEqual([
    { line: 9, message: 'the heading is "meta", but line 4 links to it as `info`' },
  ]);
});
