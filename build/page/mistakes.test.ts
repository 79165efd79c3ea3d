import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { problemsOf } from "./test-page.ts";

/** Each line: MDX that stands on a page's third line, `⏎` for a line break, and what is reported of it. */
const cases = readFileSync("build/page/mistakes.txt", "utf8")
  .split("\n")
  .filter((line) => line.includes(" → "))
  .map((line) => line.split(" → "));

it.each(cases)("%s → %s", async (mdx = "", ...messages) => {
  const problems = await problemsOf(`Text\n\n${mdx.replaceAll("⏎", "\n")}`);
  expect(problems).toEqual(messages[0] === "fine" ? [] : messages);
});
