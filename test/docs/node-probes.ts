import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Compiled } from "../../build/compile-pages.ts";
import type { Problem } from "../../build/problems.ts";
import { probeProblems } from "./probe-problems.ts";

/** What a `*.node-check.ts` beside a page exports: probes as in its check file, which run in Node. */
export interface NodeCheckFile {
  /** By a part of the page, word for word as Markdown. It holds when its function does not throw. */
  probes: Record<string, () => unknown>;
}

/** The file beside a page whose probes run in Node: they are about files, packages and what the build does. */
const nodeCheckFileOf = (page: string) => page.replace(/\.mdx?$/, ".node-check.ts");

/** Whether a page has probes that run in Node. What they look at may be anywhere in the project. */
export const hasNodeProbes = (page: string) => existsSync(nodeCheckFileOf(page));

/** What the probes that run in Node say about their pages. */
export async function nodeProbeProblems(pages: Pick<Compiled, "file" | "source">[]): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { file, source } of pages.filter(({ file }) => hasNodeProbes(file))) {
    const checkFile = nodeCheckFileOf(file);
    const { probes } = (await import(pathToFileURL(resolve(checkFile)).href)) as NodeCheckFile;
    const found: Record<string, string[]> = {};
    for (const [statement, probe] of Object.entries(probes)) found[statement] = await troublesOf(probe);
    problems.push(...probeProblems(file, source, checkFile, found));
  }
  return problems;
}

async function troublesOf(probe: () => unknown): Promise<string[]> {
  try {
    await probe();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
