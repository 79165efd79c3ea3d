import { trustedScriptUrl } from "browser/trusted-types.ts";
import { workerCalls } from "browser/worker-calls.ts";
import type { Questions } from "./language-worker.ts";

declare const process: { env: { PLAYGROUND_LANGUAGE?: string } };

const thread = workerCalls<Questions>(
  () => new Worker(trustedScriptUrl(process.env.PLAYGROUND_LANGUAGE ?? ""), { type: "module" }),
  "its code could not be loaded",
);
let isStarted = false;

/** Starts the worker thread, which loads TypeScript, unless it runs. */
export function startLanguage(): void {
  isStarted = true;
  thread.start();
}

/** Whether the thread has been started. If it could not be loaded, the next call tries again. */
export const isLanguageStarted = () => isStarted;

/** Ends the thread. */
export function endLanguage(): void {
  isStarted = false;
  thread.end();
}

/** Calls a function in the worker thread; null: a later call has replaced this one. @throws if the thread could not be loaded, or failed */
export const askLanguage = thread.call;
