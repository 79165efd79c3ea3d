import { expect, test } from "vitest";
import { checkedWith } from "./checked-with.ts";
import { block } from "./test-block.ts";

test("names the packages that the code uses, with their versions, and React", () => {
  expect(checkedWith([block("import { Editor } from '@craftjs/core';")])).toMatch(
    /^@craftjs\/core \d+\.\d+\.\d+ and React 19\.\d+\.\d+$/,
  );
  expect(checkedWith([block("import '@craftjs/core';"), block("import { Layers } from '@craftjs/layers';")])).toMatch(
    /^@craftjs\/core [\d.]+, @craftjs\/layers [\d.]+ and React [\d.]+$/,
  );
});

test("says nothing where no code that is checked uses a package", () => {
  expect(checkedWith([block("export const a = 1;")])).toBeNull();
  expect(checkedWith([block("npm install @craftjs/core", { language: "bash" })])).toBeNull();
  expect(checkedWith([block("import '@craftjs/core';", { options: { unchecked: "why" } })])).toBeNull();
});
