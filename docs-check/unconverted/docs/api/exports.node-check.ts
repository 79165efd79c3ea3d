import type { NodeCheckFile } from "../../../harness-node/node-check-file.ts";
import { missesRootNode } from "./errors.node-check.ts";

export const probes: NodeCheckFile["probes"] = {
  "The id of the top node, `'ROOT'`. Node.js [does not find it](/docs/api/errors#named-export) without a bundler. |":
    missesRootNode,
};
