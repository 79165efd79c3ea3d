import { expect, it } from "vitest";
import { problemsOf } from "./test-page.ts";

const advice =
  "Split the first paragraph: one sentence, or two short ones, that say what the page is about, then a blank line";
const words = (length: number) => "word ".repeat(length / 5 - 1).concat("words");

it.each([
  ["is reported", words(185), 1],
  ["is reported after a comment", `{/* is about this site */}\n\n${words(185)}`, 3],
  ["is reported after an import", `import { two } from "./numbers.ts";\n\n${words(185)}`, 3],
])("a lead that is too long %s", async (_, mdx, line) => {
  expect(await problemsOf(mdx)).toEqual([`${line}:1  the page's lead has 185 characters, and may have 180. ${advice}`]);
});

it.each([
  ["a lead of just the length", words(180)],
  [
    "what is no text of it: marks, addresses and the ends of lines",
    `[**${words(180).replaceAll(" ", "\n  ")}**](/docs/overview)`,
  ],
  ["the second paragraph", `Text\n\n${words(185)}`],
  ["the first paragraph after something else", `## Head\n\n${words(185)}`],
])("%s may be so long", async (_, mdx) => {
  expect(await problemsOf(mdx)).toEqual([]);
});
