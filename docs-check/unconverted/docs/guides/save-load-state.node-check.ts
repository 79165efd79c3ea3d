import { same } from "../../../harness/check-file.ts";
import type { NodeCheckFile } from "../../../harness-node/node-check-file.ts";

export const probes: NodeCheckFile["probes"] = {
  "is part of all current browsers and of Node.js. It works on binary data,": async () => {
    const stream = new Blob(["The page"]).stream().pipeThrough(new CompressionStream("gzip"));
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    same([bytes[0], bytes[1]], [0x1f, 0x8b]);
  },
};
