import { expect, test } from "vitest";
import type { Claims } from "./collect.ts";
import { craftErrors } from "./craft-errors.ts";
import { errorProblems } from "./error-problems.ts";

const page = (...texts: string[]) => ({
  file: "a.mdx",
  claims: { errors: texts.map((text, index) => ({ line: index + 1, text })) } as Claims,
});

test("a heading is the beginning of a message", () => {
  expect(errorProblems([page("The type (…) is not there")], ["The type (…) is not there. More: …"])).toEqual([]);
});

test("a message that nobody throws, and one that nobody explains, are problems", () => {
  expect(errorProblems([page("One", "Two")], ["One", "Three"]).map(({ line, message }) => [line, message])).toEqual([
    [2, expect.stringContaining('no message "Two"')],
    [undefined, expect.stringContaining('no heading explains the message "Three"')],
  ]);
});

test("the package's messages are read: constants, texts in place, deprecations", () => {
  const messages = craftErrors();
  expect(messages).toContain("Parent id cannot be ommited");
  expect(messages).toContain("The component type specified for this node (…) does not exist in the resolver");
  expect(messages).toContain("<Frame json={...} /> will be deprecated in future relases");
  expect(messages.some((message) => message.startsWith("Cannot connect to an element with an existing string"))).toBe(
    true,
  );
  expect(messages).not.toContain("Root Node cannot be moved");
});
