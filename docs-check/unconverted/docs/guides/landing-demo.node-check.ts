import { readFileSync } from "node:fs";
import { site } from "../../../../content/site.ts";
import { accepts } from "../../../../examples/landing/blocks/nesting.ts";
import { same } from "../../../harness/check-file.ts";
import type { NodeCheckFile } from "../../../harness-node/node-check-file.ts";

const source = (path: string) => readFileSync(`examples/landing/${path}`, "utf8");

export const probes: NodeCheckFile["probes"] = {
  "Its [source](https://github.com/prevwong/craft.js/tree/main/site/examples/landing) is in the repository of this site.":
    () => {
      same(site.editBase, "https://github.com/prevwong/craft.js/edit/main/site/");
      same(source("editor.tsx").includes("<Editor"), true);
    },

  "In Landing’s menu **More**, the entry **How this is made** names the part of Craft.js behind each part of the screen.":
    () => {
      const menu = source("panels/more-menu.tsx");
      same([menu.includes('aria-label="More"'), menu.includes('label="How this is made"')], [true, true]);
      same(source("dialogs/made-dialog.tsx").includes('title="How this is made"'), true);
    },

  "In the demo, a block lists its fields in [`craft.info`](/docs/api/user-component#info), and one component makes a form of any list:":
    () => same(/info: \{ fields \}/.test(source("blocks/block.ts")), true),

  "| What may be dropped where: a row of columns takes nothing but columns |": () =>
    same(
      ["Column", "Text", "Card", "Container"].map((block) => accepts("Columns", block)),
      [true, false, false, false],
    ),

  "| A drag that Escape cancels |": () =>
    same(/if \(!dropped\) Object\.assign\(this, \{ dragTarget: null \}\)/.test(source("canvas/handlers.ts")), true),
};
