import { execFileSync } from "node:child_process";
import { same } from "../../../test/docs/browser/check-file.ts";
import type { NodeCheckFile } from "../../../test/docs/node-probes.ts";

export const probes: NodeCheckFile["probes"] = {
  "- `error` is an `Error`, whose message is `Invariant failed` in production.": () => {
    const code = `import invariant from "tiny-invariant";
      try { invariant(false, "The reason"); } catch (error) { console.log(error instanceof Error, error.message); }`;
    const said = (mode: string) =>
      execFileSync(process.execPath, ["--input-type=module", "-e", code], {
        encoding: "utf8",
        env: { ...process.env, NODE_ENV: mode },
      });
    same(said("production"), "true Invariant failed\n");
    same(said("development").includes("The reason"), true);
  },
};
