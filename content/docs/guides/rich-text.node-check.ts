import { same } from "../../../test/docs/browser/check-file.ts";
import { packageJson } from "../../../test/docs/node/package-json.ts";
import type { NodeCheckFile } from "../../../test/docs/node-probes.ts";

export const probes: NodeCheckFile["probes"] = {
  "The example uses [Tiptap](https://tiptap.dev) 3.": () =>
    same(
      ["core", "pm", "starter-kit"].map((name) => packageJson(`@tiptap/${name}`).version.split(".")[0]),
      ["3", "3", "3"],
    ),
};
