import { same } from "../../../test/docs/browser/check-file.ts";
import { invariantSays } from "../../../test/docs/node/invariant-says.ts";
import type { NodeCheckFile } from "../../../test/docs/node-probes.ts";

export const probes: NodeCheckFile["probes"] = {
  "- `error` is an `Error`, whose message is `Invariant failed` in production.": () => {
    same(invariantSays("production", "The reason"), "true Invariant failed");
    same(invariantSays("development", "The reason"), "true Invariant failed: The reason");
  },
};
