import { same } from "../../../harness/check-file.ts";
import { invariantSays } from "../../../harness-node/invariant-says.ts";
import type { NodeCheckFile } from "../../../harness-node/node-check-file.ts";

export const probes: NodeCheckFile["probes"] = {
  "- `error` is an `Error`, whose message is `Invariant failed` in production.": () => {
    same(invariantSays("production", "The reason"), "true Invariant failed");
    same(invariantSays("development", "The reason"), "true Invariant failed: The reason");
  },
};
