import { expect, test } from "vitest";
import { readSignature } from "./signature-assertions.ts";

test.each([
  ["add(node: Node, index?: number): void", { name: "add", parameters: "node: Node, index?: number", returns: "void" }],
  ["actions.history.undo(): void", { name: "undo", parameters: "", returns: "void" }],
  ["connect(dom: HTMLElement)", { name: "connect", parameters: "dom: HTMLElement", returns: null }],
  ["throttle(rate = 500)", { name: "throttle", parameters: "rate?", returns: null }],
  ["set(cb: (props: any) => void): void", { name: "set", parameters: "cb: (props: any) => void", returns: "void" }],
  [
    "parse(element: E).toTree(normalize?: (node: Node) => void): Tree",
    { name: "parse", parameters: "element: E", returns: "{ toTree(normalize?: (node: Node) => void): Tree }" },
  ],
])("reads %s", (text, expected) => {
  expect(readSignature(text)).toEqual(expected);
});

test.each(["a word", "add(node", "add() or more", "(a)"])("does not treat %s as a signature", (text) => {
  expect(readSignature(text)).toBeNull();
});
