import { parentPort, workerData } from "node:worker_threads";
import subsetFont from "subset-font";

// Started by ./fonts.ts: its WebAssembly takes 140 MB of memory, which is freed when the thread ends.
const [font, characters, options] = workerData as Parameters<typeof subsetFont>;
parentPort?.postMessage(await subsetFont(Buffer.from(font), characters, options));
