import { parentPort, workerData } from "node:worker_threads";
import { compileOne, type PageToCompile } from "./compile-in-threads.ts";

/** Worker thread: compiles the page of each message and posts the result. */
parentPort?.on("message", async (page: PageToCompile) => parentPort?.postMessage(await compileOne(workerData, page)));
