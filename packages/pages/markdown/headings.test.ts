import { expect, it } from "vitest";
import { compile, problemsOf } from "../test-page.ts";

it.each([
  ["## One {#uno}", "uno", "One"],
  ["## `One` {#uno}", "uno", "One"],
  ["## One {/* #uno */}", "uno", "One"],
  ["## One {/*uno*/}", "uno", "One"],
  ["## One {#1-step}", "1-step", "One"],
  ["## One { #uno }", "uno", "One"],
  ["## One {#größe}", "größe", "One"],
  ["## One {/* a comment of words */}", "one", "One"],
  ["## One {1 + 1}", "one-2", "One 2"],
  ["## One ## {#uno}", "uno", "One"],
  ["## One {#uno} ##", "uno", "One"],
  ["One {#uno}\n---", "uno", "One"],
  ["## One [#uno]", "uno", "One"],
  ["## `One` [#uno]", "uno", "One"],
  ["## One [#123]", "one-123", "One [#123]"],
  ["> ## One {#uno}", "uno", "One"],
  ["## &lt;One&gt; \\{two\\} {#uno}", "uno", "<One> {two}"],
  ["## Items [0] {#uno}", "uno", "Items [0]"],
  ["## Items [0] {/* uno */}", "uno", "Items [0]"],
  ['## One { id="uno" }', "uno", "One"],
  ["## Items [a] [#uno]", "uno", "Items [a]"],
  ["## *One* [b] {#uno}", "uno", "One [b]"],
  ["## C #", "c", "C"],
  ["## C\\#", "c", "C#"],
])("reads the heading %j with the id %j", async (heading, id, text) => {
  expect((await compile(heading)).toc).toEqual([{ id, text, level: 2 }]);
});

it("does not report the id of a heading in a .md page as plain text", async () => {
  expect(await problemsOf('Text\n\n## One { id="uno" }', { extension: ".md" })).toEqual([]);
});
