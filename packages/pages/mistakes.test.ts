import { testTable } from "files/test-table.ts";
import { expect, it } from "vitest";
import { problemsOf } from "./test-page.ts";

/** Each row: MDX from a page's third line, and the expected problems. */
it.each(testTable("packages/pages/mistakes.txt"))("checks %j: %s", async (mdx = "", ...messages) => {
  expect(await problemsOf(`Text\n\n${mdx}`)).toEqual(messages[0] === "fine" ? [] : messages);
});
