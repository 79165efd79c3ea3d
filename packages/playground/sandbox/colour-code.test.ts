import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { colourCode } from "./colour-code.ts";

const kinds = (code: string) => colourCode(code).filter(([kind]) => kind !== null);

it("colours what a reader looks for", () => {
  expect(kinds("const a = f(1); // no f(2)")).toEqual([
    ["keyword", "const"],
    ["function", "f"],
    ["number", "1"],
    ["comment", "// no f(2)"],
  ]);
  expect(kinds("<Element is=\"a\" canvas>{'b' + `c`}</Element>")).toEqual([
    ["tag", "<Element"],
    ["attribute", "is"],
    ["string", '"a"'],
    ["string", "'b'"],
    ["string", "`c`"],
    ["tag", "</Element"],
  ]);
});

it("tells a tag from a generic and from a comparison", () => {
  expect(kinds("useState<string>()")).toEqual([]);
  expect(kinds("const A: B<Props> = a < b")).toEqual([["keyword", "const"]]);
  expect(kinds("<li>Name</li>")).toEqual([
    ["tag", "<li"],
    ["tag", "</li"],
  ]);
});

it("takes an attribute for one whose name is a keyword", () => {
  expect(kinds('<input type="checkbox" />')).toEqual([
    ["tag", "<input"],
    ["attribute", "type"],
    ["string", '"checkbox"'],
    ["tag", "/>"],
  ]);
});

it("takes no part of a name for a keyword or a number", () => {
  expect(kinds("props.of + isNew + a1 + $if")).toEqual([]);
});

it("ends what a reader has not ended yet", () => {
  expect(kinds("a = 'b\nc")).toEqual([["string", "'b"]]);
  expect(kinds("/* open")).toEqual([["comment", "/* open"]]);
});

it.each(readdirSync("content/live").filter((name) => name.endsWith(".tsx")))("loses nothing of %s", (name) => {
  const code = readFileSync(`content/live/${name}`, "utf8");
  expect(
    colourCode(code)
      .map(([, text]) => text)
      .join(""),
  ).toBe(code);
});
