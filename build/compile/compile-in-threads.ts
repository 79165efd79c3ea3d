import { once } from "node:events";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { ContentError, type Problem } from "../base/problems.ts";
import type { Surroundings } from "../page/compiled-page.ts";
import { type FinishedPage, finishedPage } from "../page/finished-page.ts";

/** A page, or what is wrong with it. */
export type CompiledOrNot = FinishedPage | Problem[];

export interface PageToCompile {
  file: string;
  mdx: string;
}

/** Called with the result of each page and the page's index, in any order. */
type Done = (index: number, result: CompiledOrNot) => Promise<void>;

/** Below this number of pages, compiling is faster than starting threads, each of which loads the compiler. */
const worthThreads = 60;

/** Compiles pages, many of them in as many threads as there are cores. */
export async function compileInThreads(around: Surroundings, pages: PageToCompile[], done: Done): Promise<void> {
  const waiting = pages.entries();
  if (pages.length >= worthThreads) {
    await Promise.all(Array.from({ length: availableParallelism() }, () => runThread(around, waiting, done)));
    return;
  }
  for (const [index, page] of waiting) await done(index, await compileOne(around, page));
}

/** Compiles a page. Pages of one process must be compiled one after another, as `withRejections` asks. */
export function compileOne(around: Surroundings, { file, mdx }: PageToCompile): Promise<CompiledOrNot> {
  return finishedPage(around, file, mdx).catch((error) => {
    if (error instanceof ContentError) return error.problems;
    throw error;
  });
}

/** In MB. Without limits, the heap of each thread grows to twice of what it needs before it is cleaned. */
const resourceLimits = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 512 };

/** Compiles waiting pages one after another in a thread of its own, until none is left. */
async function runThread(around: Surroundings, waiting: Iterable<[number, PageToCompile]>, done: Done): Promise<void> {
  const thread = new Worker(new URL("./compile-thread.ts", import.meta.url), { workerData: around, resourceLimits });
  try {
    for (const [index, page] of waiting) {
      thread.postMessage(page);
      const [result] = await once(thread, "message"); // throws when the thread fails
      await done(index, result);
    }
  } finally {
    await thread.terminate();
  }
}
