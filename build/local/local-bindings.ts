import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
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

/** Opens the bindings in a separate process, which starts and works in parallel with the build. */
export function openLocalBindings(state = ".wrangler/state"): LocalBindings {
  const module = fileURLToPath(new URL("local-bindings-process.ts", import.meta.url));
  const child = fork(module, [state], { execArgv: ["--import", "./build/compile-cache.js"] });
  const exit = once(child, "exit");
  return {
    fill(request, tick) {
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
        void exit.then(([code]) => reject(new Error(`The local KV and search database exited with code ${code}`)));
        child.send(request);
      });
    },
    async close() {
      if (child.connected) child.disconnect();
      await exit;
    },
  };
}
