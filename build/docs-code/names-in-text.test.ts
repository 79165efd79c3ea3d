import { expect, test } from "vitest";
import { namesInText } from "./names-in-text.ts";

test.each([
  ["name and defaultProps", ["defaultProps"]],
  ["What query.parseFreshNode takes", ["query.parseFreshNode"]],
  ["ignore() needs clear()", ["ignore", "clear"]],
  ["parseReactElement(element)", ["parseReactElement(element)"]],
  ["Accessing element.ref was removed", []],
  ["A call (with a word) in Craft.js 0.2.12 of 60 kB, e.g. on GitHub at npmjs.com/package", []],
])("%s", (text, names) => {
  expect(namesInText(text)).toEqual(names);
});
