import { expect, it } from "vitest";
import { takeLineMarks, withoutCuts } from "./code-lines.ts";

const none = { marked: [], added: [], removed: [] };

it.each([
  ["a\nb", "a\nb", {}],
  ["// highlight-next-line\na\nb", "a\nb", { marked: [1] }],
  ["a\n# highlight-start\nb\nc\n# highlight-end\nd", "a\nb\nc\nd", { marked: [2, 3] }],
  ["<p>\n  {/* highlight-next-line */}\n  a\n</p>", "<p>\n  a\n</p>", { marked: [2] }],
  ["<!-- highlight-next-line -->\n<a>", "<a>", { marked: [1] }],
  ["a // [!code ++]\nb // [!code --]\nc // [!code highlight]", "a\nb\nc", { added: [1], removed: [2], marked: [3] }],
  ["<a> <!-- [!code focus] -->", "<a>", { marked: [1] }],
  ["// [!code ++:2]\na\nb\nc", "a\nb\nc", { added: [1, 2] }],
  ["// highlight-next-lines\na // [!code other]", "// highlight-next-lines\na // [!code other]", {}],
  ["const a = '// highlight-next-line';", "const a = '// highlight-next-line';", {}],
])("reads the line marks of %j", (source, code, lines) => {
  expect(takeLineMarks(source)).toEqual({ code, lines: { ...none, ...lines } });
});

it.each([
  ["a\n// ---cut---\nb\n", "b\n"],
  ["a\n//---cut-before---\nb\n// ---cut-after---\nc", "b"],
  // From Hono's docs.
  ["a\n  // ---cut-start---\n  b\n  // ---cut-end---\nc", "a\nc"],
  ["a // ---cut---\nb", "a // ---cut---\nb"],
  // From Vitest's and tRPC's docs.
  ["// @errors: 2769\n// @filename: a.ts\na\n//    ^?\nb", "// @filename: a.ts\na\nb"],
  ["// @types/node is there\na", "// @types/node is there\na"],
])("leaves out what Twoslash cuts from %j", (code, shown) => {
  expect(withoutCuts(code)).toBe(shown);
});
