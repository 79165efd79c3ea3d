import { parentPort, workerData } from "node:worker_threads";
import subsetFont from "subset-font";

// A thread of ./fonts.ts: its WebAssembly needs 140 MB, which are free once the thread ends.
const [font, characters, options] = workerData as Parameters<typeof subsetFont>;
parentPort?.postMessage(await subsetFont(Buffer.from(font), characters, options));
