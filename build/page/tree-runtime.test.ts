import { expect, it } from "vitest";
import { type OnElement, toNodes, treeRuntime } from "./tree-runtime.ts";

const place = { fileName: "a.mdx", lineNumber: 3, columnNumber: 5 };
const { Fragment, jsxDEV } = treeRuntime(() => {});
const jsx = (type: Parameters<typeof jsxDEV>[0], props: Record<string, unknown> = {}) =>
  jsxDEV(type, props, undefined, false, place);

it("makes elements plain data, with nothing left of fragments, components, conditions and empty props", () => {
  const greeting = ({ name, children }: { name?: unknown; children?: unknown }) =>
    jsx("p", { class: "hi", children: ["Hello ", name, ", ", children] });
  const page = jsx(Fragment, {
    children: [
      jsx(greeting, { name: "Ada", children: jsx("em", { children: "dear" }) }),
      false,
      null,
      undefined,
      jsx("label", { for: "x", title: undefined, children: [1, 2n, ["a", ["b"]]] }),
    ],
  });
  expect(toNodes(page, {})).toEqual([
    ["p", { className: "hi" }, "Hello Ada, ", ["em", null, "dear"]],
    ["label", { htmlFor: "x" }, "12ab"],
  ]);
});

it("keeps lists and objects in props", () => {
  expect(toNodes(jsx("Card", { data: { a: [1, null, { b: undefined, c: true }] } }), {})).toEqual([
    ["Card", { data: { a: [1, null, { c: true }] } }],
  ]);
});

it("tells of each element in the order of the page, children before what holds them", () => {
  const seen: string[] = [];
  const note: OnElement = (tag, _props, { lineNumber }, children) =>
    seen.push(`${tag}:${lineNumber}:${children.length}`);
  const runtime = treeRuntime(note);
  const make = (type: string, line: number, children?: unknown) =>
    runtime.jsxDEV(type, { children }, undefined, false, { lineNumber: line });
  make("div", 1, [make("h2", 2, "a"), make("p", 3)]);
  expect(seen).toEqual(["h2:2:1", "p:3:0", "div:1:2"]);
});

const advice =
  "a page is data, so give text, numbers, lists or plain objects; what answers to the reader belongs in client/";

it.each([
  [() => 1, "a function"],
  [Number.NaN, "NaN"],
  [Number.POSITIVE_INFINITY, "Infinity"],
  [new Date(0), "a Date"],
  [new Map(), "a Map"],
  [Symbol("x"), "a symbol"],
  [1n, "a bigint"],
  [jsx("b"), "an element"],
])("refuses %s as a prop, with the element's place", (value, kind) => {
  const error = { message: `prop "when" of <Card> is ${kind}: ${advice}`, place };
  expect(() => jsx("Card", { when: value })).toThrow(expect.objectContaining(error));
  expect(() => jsx("Card", { when: { deep: [value] } })).toThrow(expect.objectContaining(error));
});

it.each([
  [() => 1, "a function"],
  [{ a: 1, b: 2 }, "an object (a, b)"],
  [{}, "an object (empty)"],
  [new Date(0), "a Date"],
  [Promise.resolve(1), "a Promise"],
])("refuses %s as text", (value, kind) => {
  const message = `${kind} cannot be shown as text: give text, numbers or elements`;
  expect(() => jsx("p", { children: ["a", value] })).toThrow(expect.objectContaining({ message, place }));
});

it("refuses a component that is not there", () => {
  const { Missing } = {} as { Missing: () => unknown };
  expect(() => jsx(Missing)).toThrow(
    expect.objectContaining({ message: "a component here is undefined: is its name right?", place }),
  );
});
