import { parentPort, workerData } from "node:worker_threads";
import type { CompiledOrNot, PageToCompile } from "./compile-in-threads.ts";
import { finishedPage } from "./page/finished-page.ts";
import { ContentError } from "./problems.ts";

/** Worker thread: compiles one page for each message and posts the result. */
parentPort?.on("message", async (page: PageToCompile | null) => {
  if (page === null) return parentPort?.close(); // no page is left
  const { index, file, mdx } = page;
  const result: CompiledOrNot = await finishedPage(workerData, file, mdx).catch((error) => {
    if (error instanceof ContentError) return error.problems;
    throw error;
  });
  parentPort?.postMessage({ index, result });
});
