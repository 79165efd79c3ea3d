import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { parseFrontMatter } from "../../build/front-matter.ts";
import { compilePage } from "../../build/page/compile-page.ts";
import { finishTree } from "../../build/page/finish-tree.ts";
import type { TreeNode } from "../../shared/page-data.ts";
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

const reference = treeOf("content/docs/api/useEditor.mdx");

function about(found: number, low: number, high: number): void {
  if (found < low || found > high) throw new Error(`there are ${found}`);
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

  "The reference page of `useEditor` has about a thousand elements, not counting those in its code blocks.": async () =>
    about(count(await reference), 800, 1200),

  'Our paragraph becomes a part of such a run: ```json ["div", { "className": "run", "$html": "<p>Up to <strong>8</strong> characters.</p>" }] ```':
    () => {
      const [run] = finishTree(structuredClone(evaluated));
      same(run, ["div", { className: "run", $html: "<p>Up to <strong>8</strong> characters.</p>" }]);
    },

  "The page of `useEditor` comes out of this step as about eighty elements.": async () =>
    about(count(finishTree(structuredClone(await reference))), 65, 95),

  "You can read it in `client/mdx/revive.tsx`, and the step before it in `build/page/finish-tree.ts`.": () =>
    same(["client/mdx/revive.tsx", "build/page/finish-tree.ts"].map(existsSync), [true, true]),
};
