import { same } from "../../harness/check-file.ts";
import type { NodeCheckFile } from "../../harness-node/node-check-file.ts";
import { runModule } from "../../harness-node/run-module.ts";

export const probes: NodeCheckFile["probes"] = {
  "In the App Router of Next.js, its first line has to be `'use client'`:": () => {
    const code = 'import { Editor } from "@craftjs/core"; console.log(typeof Editor);';
    same(runModule(code), "function");
    // With the React that a Server Component gets.
    same(runModule(code, "--conditions=react-server").includes("createContext is not a function"), true);
  },
};
