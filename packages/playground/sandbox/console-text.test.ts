import { expect, it, vi } from "vitest";
import { consoleDetail, consoleText } from "./console-text.ts";

const circular: Record<string, unknown> = { name: "circular" };
circular.self = circular;

it.each([
  [["two", "texts"], "two texts"],
  [["%s has %d children: %o", "List", 2, [1], "b"], "List has 2 children: [1] b"],
  [["%cbold%c, %s", "font-weight: bold", ""], "bold, %s"],
  [["%d%% of %s", 50, "it"], "50% of it"],
  [["%d and %i of %f", 4.7, "12px", 4.7], "4 and 12 of 4.7"],
  [["100 %s"], "100 %s"],
  [[], ""],
  [[1, true, null, undefined, 2n], "1 true null undefined 2n"],
  [[{ a: "b", c: [1, "d"] }], '{ a: "b", c: [1, "d"] }'],
  [[{}, []], "{} []"],
  [[{ a: { b: { c: { d: 1 } } } }], "{ a: { b: { c: {…} } } }"],
  [[new Map([["a", 1]]), new Set([2])], 'Map {"a" => 1} Set {2}'],
  [[function named() {}, () => 1], "ƒ named ƒ (anonymous)"],
  [[new Date(0)], "1970-01-01T00:00:00.000Z"],
  [[circular], '{ name: "circular", self: [circular] }'],
  [[Object.create(null)], "{}"],
  [[Symbol("s")], "Symbol(s)"],
])("writes %o as %s", (values, text) => {
  expect(consoleText(values)).toBe(text);
});

it("writes an error with its stack", () => {
  expect(consoleText([new Error("no")])).toMatch(/^Error: no\n\s+at /);
});

it("leaves the site's own scripts out of an error's stack", () => {
  const stack = "Error: no\n    at App (App.tsx:1:2)\n    at l (https://craft.js.org/_assets/live-sandbox-A.js:31:21)";
  expect(consoleText([Object.assign(new Error("no"), { stack })])).toBe("Error: no\n    at App (App.tsx:1:2)");
});

it("continues after a property that throws", () => {
  const refuse = () => {
    throw new Error("sandboxed");
  };
  const view = Object.defineProperty({ a: 1 }, "localStorage", { get: refuse, enumerable: true });
  expect(consoleText([{ view }])).toBe("{ view: { a: 1, localStorage: [not readable] } }");
  const proxy = new Proxy({}, { getPrototypeOf: refuse });
  expect([consoleText([proxy, "b"]), consoleDetail([proxy])]).toEqual(["[not readable] b", undefined]);
});

it("unfolds only objects that have entries, one entry per line", () => {
  expect(consoleDetail(["a", 1, new Error("no"), {}, () => 1])).toBeUndefined();
  expect(consoleDetail(["a", { b: [1, { c: {} }] }])).toBe("{\n  b: [\n    1,\n    {\n      c: {}\n    }\n  ]\n}");
});

it("shows the first hundred entries of long lists, objects and typed arrays", () => {
  const [list, typed] = [Array(1_000_000).fill(1), new Uint8Array(1_000_000).fill(1)];
  expect(consoleText([list, typed])).toBe(
    `[${"1, ".repeat(100)}… 999900 more] Uint8Array [${"1, ".repeat(100)}… 999900 more]`,
  );
  expect(consoleDetail([{ ...list.slice(0, 1000) }])?.split("\n")).toHaveLength(103);
});

it("does not copy a whole typed array", () => {
  const typed = new Float64Array(1_000_000);
  const values = vi.spyOn(typed, Symbol.iterator);
  expect(consoleText([typed])).toContain("… 999900 more");
  expect(values).not.toHaveBeenCalled();
});

it("shows part of objects that refer to each other, such as React's in an event", () => {
  const nodes = Array.from({ length: 12 }, () => ({}));
  for (const node of nodes) Object.assign(node, nodes);
  expect(consoleDetail(nodes)).toContain("[circular]");
});
