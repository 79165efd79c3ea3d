import { transformSync } from "esbuild";
import { packageJson } from "../../../../build/package-json.ts";
import { same } from "../../../harness/check-file.ts";
import type { NodeCheckFile } from "../../../harness-node/node-check-file.ts";
import { snippetsOf as blocksOf } from "../../../harness-node/snippets-of.ts";

export const probes: NodeCheckFile["probes"] = {
  "may have a hook of the name `useEditor`, too. Give one of the two another name in the import, with `as`.": () => {
    const compile = (imported: string) =>
      transformSync(`import { ${imported} } from "@craftjs/core"; import { useEditor } from "./of-tiptap";`, {
        loader: "js",
        logLevel: "silent",
      });
    same(typeof compile("useEditor as useCraftEditor").code, "string");
    let message = "";
    try {
      compile("useEditor");
    } catch (error) {
      message = String(error);
    }
    same(message.includes('"useEditor" has already been declared'), true);
  },

  "Put a rich text editor such as Tiptap into a block, store its content as JSON,": async () => {
    const blocks = blocksOf("guides/rich-text");
    same(blocks.get("src/rich-text-editor")?.includes("from '@tiptap/core'"), true);
    same(blocks.get("src/rich-text-editor")?.includes("editor.getJSON()"), true);
  },

  "The example uses [Tiptap](https://tiptap.dev) 3.": () =>
    same(
      ["core", "pm", "starter-kit"].map((name) => packageJson(`@tiptap/${name}`).version.split(".")[0]),
      ["3", "3", "3"],
    ),
};
