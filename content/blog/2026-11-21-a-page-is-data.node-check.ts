import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { parseFrontMatter } from "../../build/front-matter.ts";
import { compilePage } from "../../build/page/compile-page.ts";
import { contentHtml } from "../../build/page/content-html.ts";
import type { TreeNode } from "../../build/page/tree.ts";
import { same } from "../../test/docs/browser/check-file.ts";
import { compiled, refuses } from "../../test/docs/node/problems-of.ts";
import type { NodeCheckFile } from "../../test/docs/node-probes.ts";

const program = "export const limit = 8;\n\nUp to **{limit}** characters.";
const evaluated: TreeNode[] = [["p", null, "Up to ", ["strong", null, "8"], " characters."]];

/** How many elements a tree has. */
const count = (nodes: TreeNode[]): number =>
  nodes.reduce((sum, node) => sum + (Array.isArray(node) ? 1 + count(node.slice(2) as TreeNode[]) : 0), 0);

/** The tree of a page, as it was evaluated. */
async function treeOf(file: string): Promise<TreeNode[]> {
  const { mdx } = parseFrontMatter("doc", file, await readFile(file, "utf8"));
  return (await compilePage({ contentDir: "content", pathOfFile: new Map() }, file, mdx)).body;
}

export const probes: NodeCheckFile["probes"] = {
  'For this piece of MDX ```text export const limit = 8; Up to **{limit}** characters. ``` the evaluation ends with this, and with nothing else: ```json ["p", null, "Up to ", ["strong", null, "8"], " characters."] ```':
    async () => same((await compiled(program)).body, evaluated),

  "It reports a heading that skips a level or a picture without a text for those who cannot see it, with the file and the line, and notes each link.":
    async () => {
      await refuses("a level is skipped", "#### A");
      await refuses("has no alt text", '<img src="../../live/nodes.png" />');
      same((await compiled("[A](/docs/concepts/nodes)")).links[0]?.line, 1);
    },

  "the reference page of `useEditor` has about a thousand elements, not counting those in its code blocks.":
    async () => {
      const found = count(await treeOf("content/docs/api/useEditor.mdx"));
      if (found < 800 || found > 1200) throw new Error(`there are ${found}`);
    },

  "a row of tabs is a row of `<details>` elements that share a name,": async () => {
    const { body } = await compiled('<Tabs>\n<Tab label="a">a</Tab>\n<Tab label="b">b</Tab>\n</Tabs>');
    const names = [...contentHtml(body).matchAll(/<details class="tab" name="([^"]+)"/g)].map(([, name]) => name);
    same([names.length, new Set(names).size], [2, 1]);
  },

  "Our paragraph is in it as ```html <p>Up to <strong>8</strong> characters.</p> ```": () =>
    same(contentHtml(evaluated), "<p>Up to <strong>8</strong> characters.</p>"),

  "You can read the two steps in `build/page/tree-runtime.ts` and `build/page/content-html.ts`.": () =>
    same(["build/page/tree-runtime.ts", "build/page/content-html.ts"].map(existsSync), [true, true]),
};
