import { expect, test } from "vitest";
import { knownMessages, quotedMessageProblems } from "./quoted-messages.ts";

const known = [
  "You can only use useNode in the context of <Editor />",
  "The component type specified for this node (…) does not exist in the resolver",
  "Accessing element.ref was removed in React 19. ref is now a regular prop.",
];

const lines = (source: string) => quotedMessageProblems([{ file: "a.mdx", source }], known).map(({ line }) => line);

test.each([
  ["a whole message", "It says “You can only use useNode in the context of \\<Editor />”."],
  ["a part of one", "*Accessing element.ref was removed in React 19*"],
  ["one that is filled in", "`The component type specified for this node (undefined) does not exist in the resolver`"],
  ["one with something left out", "“The component type … does not exist in the resolver”"],
  ["one over two lines", "“You can only use useNode\nin the context of”"],
  ["something else in quotes", "“restore an earlier version of the page”"],
  ["code", "```ts\n// “You can only use useNode in the context of Frame”\n```"],
])("%s is no problem", (_, source) => {
  expect(lines(source)).toEqual([]);
});

test.each([
  ["another name", "“You can only use useNode in the context of \\<Frame />”"],
  ["another word", "*Accessing element.ref was deprecated in React 19*"],
  ["a heading", "### The component type specified for this node (…) is not in the resolver {#x}"],
])("a message with %s is one, with its line", (_, source) => {
  expect(lines(`Above.\n\n${source}`)).toEqual([3]);
});

test("the messages of the packages and of React are known", () => {
  const messages = knownMessages();
  expect(messages).toContain("Cannot move node into a descendant");
  expect(messages.some((message) => message.startsWith("Accessing element.ref was removed in React 19"))).toBe(true);
});
