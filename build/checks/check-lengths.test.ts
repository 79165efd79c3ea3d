import { join } from "node:path/posix";
import { expect, it } from "vitest";
import { testFolder } from "../../test/test-folder.ts";
import type { Compiled } from "../compile/compile-pages.ts";
import { checkLengths, lengths } from "./check-lengths.ts";

const file = join(testFolder({ "a.mdx": "---\ntitle: x\ndescription: x\n---\n" }), "a.mdx");
const page = (title: string, description: string) =>
  ({ file, data: { title, description }, derived: [] }) as unknown as Compiled;

type Limits = Record<"min" | "max" | "advice", string>;
const [title, description] = [lengths.title, lengths.description].map(([min, max]) => ({
  min: "x".repeat(min),
  max: "x".repeat(max),
  advice: `use ${min} to ${max}, for search results`,
})) as [Limits, Limits];

it.each([
  [title.max, description.max, []],
  [title.min, description.min, []],
  [`${title.max}x`, description.min, [`2 the title has ${title.max.length + 1} characters: ${title.advice}`]],
  [
    "Title",
    `${description.max}x`,
    [`3 the description has ${description.max.length + 1} characters: ${description.advice}`],
  ],
  ["Title", "Short.", [`3 the description has 6 characters: ${description.advice}`]],
])("checks the lengths of the title %s and the description %s", (title, description, warnings) => {
  expect(checkLengths([page(title, description)]).map(({ line, message }) => `${line} ${message}`)).toEqual(warnings);
});
