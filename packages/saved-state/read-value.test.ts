import fc from "fast-check";
import { expect, it } from "vitest";
import { parseJson, readValue } from "./read-value.ts";

/** Parts that JSON allows only in some places, or nowhere. */
const parts = ['"', "\\", "{", "}", "[", "]", ",", ":", "-", "01", "1.", "+1", "1e", "null", "tru", "NaN", "undefined"];
const moreParts = ["'", "`", "/**/", "//", "\n", "\t", "\u0001", "\u00a0", "\u2028", "\ufeff", "\\u12", '\\"', "\\x41"];

const damaged = fc
  .tuple(fc.json({ maxDepth: 4 }), fc.nat(), fc.constantFrom("", ...parts, ...moreParts), fc.nat({ max: 3 }))
  .map(([text, place, part, removed]) => {
    const at = place % (text.length + 1);
    return text.slice(0, at) + part + text.slice(at + removed);
  });

it("accepts the same texts as JSON.parse, and returns the same values", () => {
  const check = (text: string) => {
    const { value, end, error } = readValue(text);
    const isJson = error === null && value !== null && /^[ \t\n\r]*$/.test(text.slice(end));
    const { value: json, message } = parseJson(text);
    expect([text, isJson]).toEqual([text, message === undefined]);
    if (isJson) expect(JSON.stringify(value?.of)).toBe(JSON.stringify(json));
  };
  fc.assert(fc.property(damaged, check), { numRuns: 3000 });
  const rareTexts = [
    '{"__proto__": {"a": 1}, "a": 1, "a": -0}',
    "1E400",
    '"\u2028\\ud800"',
    " \r\n[]\t",
    "[1,]",
    '{"a":1,}',
  ];
  for (const text of rareTexts) check(text);
});
