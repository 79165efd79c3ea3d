import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("each answer has code or a link to a page, and the README of core to the same Discord server", () => {
  const page = readFileSync("content/docs/faq.mdx", "utf8");
  const answers = page.split(/^## /m).slice(1);
  expect(answers.length).toBeGreaterThan(25);
  expect(answers.filter((answer) => !/\]\(\/(docs|examples)\/|^```tsx? /m.test(answer))).toEqual([]);
  const discord = /https:\/\/discord\.gg\/\w+/;
  expect(discord.exec(page)?.[0]).toBe(discord.exec(readFileSync("node_modules/@craftjs/core/README.md", "utf8"))?.[0]);
});
