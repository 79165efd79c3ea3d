import type { NodeCheckFile } from "../../../test/docs/node-probes.ts";
import { missesRootNode } from "./errors.node-check.ts";

export const probes: NodeCheckFile["probes"] = {
  "Node.js [does not find it](/docs/api/errors#named-export) without a bundler.": missesRootNode,
};
