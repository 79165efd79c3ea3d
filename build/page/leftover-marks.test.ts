import { describe, expect, it } from "vitest";
import { compile, problemsOf } from "./test-page.ts";

const asLink = "a link is [text](/docs/…) and a picture ![text](./…), with no space before or in the address";
const asTable = "a table has | --- | below its head, once for each column";

describe("what Markdown leaves in the text", () => {
  it.each([
    ["See [a](/docs/over view).", `3:7  "](/docs/over" would be shown as it stands: ${asLink}`],
    ["![a](pixel.png =20x)", `3:4  "](pixel.png" would be shown as it stands: ${asLink}`],
    ["One\ntwo [a] (/docs/x)", `4:7  "] (/" would be shown as it stands: ${asLink}`],
    ["(a)[/docs/x]", `3:3  ")[/" would be shown as it stands: ${asLink}`],
    ["- a **b", '3:5  "**" would be shown as it stands: close it, with no space inside of the stars, or write \\*\\*'],
    ["a `b", '3:3  "`" would be shown as it stands: close the code, or write \\`'],
    ["##Head", '3:1  "##" would be shown as it stands: put a space after it to make a heading'],
    [
      "> [!NOTE]\n> a",
      '3:3  "[!NOTE]" would be shown as it stands: an admonition begins with :::note on a line of its own, and ends with :::',
    ],
    ["| a | b |\n| 1 | 2 |", `3:1  "| a | b |" would be shown as it stands: ${asTable}`],
    ["| `a` | b |\n|---|\n| 1 | 2 |", `3:1  "| \`a\` | b |" would be shown as it stands: ${asTable}`],
    [
      "| a | b |\n|---|---|\n| `1 \\| 2` | 3 |\n| 1 | 2 | 3 |",
      "6:1  table: the row has 3 cells, and its head 2: the last ones would be lost. Write a | in a cell as \\|",
    ],
  ])("is reported: %j", async (mdx, problem) => {
    expect(await problemsOf(`Text\n\n${mdx}`)).toEqual([problem]);
  });

  it("may be meant: with a backslash, in code, or by itself", async () => {
    const mdx =
      "\\[a](/docs/x) \\*\\*b \\` c [1] (see it) 2 * 3 #1\n\n|x| is |y|, not\n\n`](x **` |a|\n\n\\##a\n\n```\n[a](b c) ** ##\n```";
    expect((await compile(mdx)).body).toHaveLength(5);
  });
});
