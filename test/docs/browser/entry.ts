import { blocks, checkFiles } from "virtual:docs";
import type { Measured } from "../default-problems.ts";
import { show } from "../show.ts";
import type { Run } from "./check-file.ts";
import { runBlock } from "./run-block.tsx";
import { startWatch, trouble, watchTrouble } from "./trouble.ts";

/** What Node asks of the page. */
export interface DocsRunner {
  /** Runs a block by its path; `title` names its run in the check file of its page. */
  block: (path: string, checkFile: string, title: string) => Promise<string[]>;
  /** The statements that the check file of a page probes, with what is wrong about each. */
  probes: (checkFile: string) => Promise<Record<string, string[]>>;
  /** The defaults that a check file measures, by table and row. */
  defaults: (checkFile: string) => Promise<Record<string, Record<string, Measured>>>;
  /** Titles that a check file says how to run. */
  runs: (checkFile: string) => Promise<string[]>;
}

const runner: DocsRunner = {
  block: async (path, checkFile, title) => {
    const block = blocks[path];
    if (!block) return [`there is no block ${path}`];
    const runs: Record<string, Run> = (await checkFiles[checkFile]?.())?.runs ?? {};
    return runBlock(block, runs, title);
  },
  probes: async (checkFile) => {
    const result: Record<string, string[]> = {};
    for (const [statement, probe] of Object.entries((await checkFiles[checkFile]?.())?.probes ?? {})) {
      startWatch();
      try {
        await probe();
      } catch (error) {
        trouble(error);
      }
      result[statement] = watchTrouble();
    }
    return result;
  },
  defaults: async (checkFile) => {
    const result: Record<string, Record<string, Measured>> = {};
    for (const [name, measure] of Object.entries((await checkFiles[checkFile]?.())?.defaults ?? {})) {
      const found = Object.entries(await measure());
      result[name] = Object.fromEntries(found.map(([row, value]) => [row, measured(value)]));
    }
    return result;
  },
  runs: async (checkFile) => Object.keys((await checkFiles[checkFile]?.())?.runs ?? {}),
};

function measured(value: unknown): Measured {
  const isWords = value !== null && typeof value === "object" && "words" in value && "holds" in value;
  return isWords ? (value as Measured) : { shown: show(value) };
}

(window as { docsRunner?: DocsRunner }).docsRunner = runner;
