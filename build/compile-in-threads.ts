import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Surroundings } from "./page/compile-page.ts";
import { type FinishedPage, finishedPage } from "./page/finished-page.ts";
import { ContentError, type Problem } from "./problems.ts";

/** A page, or what is wrong with it. */
export type CompiledOrNot = FinishedPage | Problem[];

export interface PageToCompile {
  index: number;
  file: string;
  mdx: string;
}

/** Below this number of pages, compiling is faster than starting threads, each of which loads the compiler. */
const worthThreads = 60;

/**
 * Compiles pages, many of them in as many threads as there are cores.
 * @param done is called with each result and the page's index, in any order
 */
export async function compileInThreads(
  around: Surroundings,
  pages: { file: string; mdx: string }[],
  done: (index: number, result: CompiledOrNot) => Promise<void> | void,
): Promise<void> {
  if (pages.length < worthThreads) {
    for (const [index, { file, mdx }] of pages.entries()) await done(index, await compileHere(around, file, mdx));
    return;
  }
  const waiting = pages.map(({ file, mdx }, index): PageToCompile => ({ index, file, mdx })).values();
  const threads = Array.from({ length: availableParallelism() }, () => runThread(around, waiting, done));
  await Promise.all(threads);
}

function compileHere(around: Surroundings, file: string, mdx: string): Promise<CompiledOrNot> {
  return finishedPage(around, file, mdx).catch((error) => {
    if (error instanceof ContentError) return error.problems;
    throw error;
  });
}

/** Compiles waiting pages one after another in a thread of its own, until none is left. */
function runThread(
  around: Surroundings,
  waiting: Iterator<PageToCompile, undefined>,
  done: (index: number, result: CompiledOrNot) => Promise<void> | void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL("./compile-thread.ts", import.meta.url), { workerData: around });
    const handled: (Promise<void> | void)[] = [];
    let inThread = 0;
    const send = () => {
      const { value } = waiting.next();
      if (value) inThread++;
      if (value || inThread === 0) thread.postMessage(value ?? null);
    };
    thread.on("message", ({ index, result }: { index: number; result: CompiledOrNot }) => {
      inThread--;
      send();
      handled.push(done(index, result));
    });
    thread.on("error", reject);
    thread.on("exit", (code) =>
      code === 0 ? resolve(Promise.all(handled).then(() => {})) : reject(new Error(`A thread ended with code ${code}`)),
    );
    send();
    send(); // so that the thread need not wait for its next page
  });
}
