import { join } from "node:path/posix";
import { expect, it } from "vitest";
import { testFolder } from "../base/test-folder.ts";
import type { Compiled } from "../compile/compile-pages.ts";
import { checkLengths } from "./check-lengths.ts";

const file = join(testFolder({ "a.mdx": "---\ntitle: x\ndescription: x\n---\n" }), "a.mdx");
const page = (title: string, description: string) =>
  ({ file, data: { title, description }, derived: [] }) as unknown as Compiled;

it.each([
  ["x".repeat(60), "x".repeat(160), []],
  ["On", "x".repeat(40), []],
  ["x".repeat(61), "x".repeat(40), ["2 the title has 61 characters: search results need 2 to 60"]],
  ["Title", "x".repeat(161), ["3 the description has 161 characters: search results need 40 to 160"]],
  ["Title", "Short.", ["3 the description has 6 characters: search results need 40 to 160"]],
])("warns about a length that search results cut: %s, %s", (title, description, warnings) => {
  expect(checkLengths([page(title, description)]).map(({ line, message }) => `${line} ${message}`)).toEqual(warnings);
});
