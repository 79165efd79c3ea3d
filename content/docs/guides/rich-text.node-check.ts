import { transformSync } from "esbuild";
import { same } from "../../../test/docs/browser/check-file.ts";
import { packageJson } from "../../../test/docs/node/package-json.ts";
import type { NodeCheckFile } from "../../../test/docs/node-probes.ts";

export const probes: NodeCheckFile["probes"] = {
  "If you use it, give one of them another name with `as` in the import.": () => {
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

  "The example uses [Tiptap](https://tiptap.dev) 3.": () =>
    same(
      ["core", "pm", "starter-kit"].map((name) => packageJson(`@tiptap/${name}`).version.split(".")[0]),
      ["3", "3", "3"],
    ),
};
