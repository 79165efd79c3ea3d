import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { Tick } from "files/steps.ts";
import type { KeyedFolder } from "../cache/keyed-files.ts";

/** A request to the process: store the values of these keys, which are files in a folder of a build. */
export interface FillRequest {
  outDir: string;
  folder: KeyedFolder;
  keys: string[];
}

/** Miniflare's KV and D1 where `wrangler dev` looks for them. */
export interface LocalBindings {
  /** Writes the missing records of a build to KV, or its missing search pages to D1, and returns their number. */
  fill(request: FillRequest, tick: Tick): Promise<number>;
  close(): Promise<void>;
}

/** A message from the process about a request: its progress, and at the end the number of values written, or an error. */
export type FillMessage = Pick<FillRequest, "folder"> &
  ({ done: number; all: number } | { written: number } | { error: string; code?: string; path?: string });

/**
 * The bindings in a separate process, which works in parallel with the build.
 * @param savesMemory whether the process starts only with the first request, once this process has freed unused memory;
 *   otherwise, it starts at once, which takes less time
 */
export function openLocalBindings(state = ".wrangler/state", savesMemory = false): LocalBindings {
  let running = savesMemory ? undefined : start(state);
  return {
    fill(request, tick) {
      if (!running) {
        freeMemory();
        running = start(state);
      }
      const { child, exit } = running;
      return new Promise((resolve, reject) => {
        const onMessage = (message: FillMessage) => {
          if (message.folder !== request.folder) return;
          if ("done" in message) return tick(message.done, message.all);
          child.off("message", onMessage);
          if ("error" in message)
            reject(Object.assign(new Error(message.error), { code: message.code, path: message.path }));
          else resolve(message.written);
        };
        child.on("message", onMessage);
        void exit.then(([code]) => reject(new Error(`The process for local storage exited with code ${code}`)));
        child.send(request);
      });
    },
    async close() {
      if (running?.child.connected) running.child.disconnect();
      await running?.exit;
    },
  };
}

function start(state: string) {
  const module = fileURLToPath(new URL("local-bindings-process.ts", import.meta.url));
  const child = fork(module, [state], { execArgv: ["--import", "./build/compile-cache.js"] });
  return { child, exit: once(child, "exit") };
}

/** Runs V8's garbage collector, which returns memory to the system only when that is short otherwise. */
function freeMemory(): void {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")({ type: "major", execution: "sync", flavor: "last-resort" });
}
