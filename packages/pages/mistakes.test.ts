import { testTable } from "files/test-table.ts";
import { expect, it } from "vitest";
import { components } from "./components/index.ts";
import { problemsOf } from "./test-page.ts";

/** Each row: MDX from a page's third line, and the expected problems. */
it.each(testTable("packages/pages/mistakes.txt"))("%j → %s", async (mdx = "", ...messages) => {
  expect(await problemsOf(`Text\n\n${mdx}`)).toEqual(messages[0] === "fine" ? [] : messages);
});

it("lists the components for a name that resembles none of them", async () => {
  const names = Object.keys(components).join(", ");
  expect(await problemsOf("Text\n\n<Foo.Bar />")).toEqual([
    `3:1  <Foo.Bar> is neither a component of the site nor imported by the page. Known components: ${names}.`,
  ]);
});
