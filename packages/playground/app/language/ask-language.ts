import { trustedScriptUrl } from "browser/trusted-types.ts";
import type { Answer, Order, Questions, Result } from "./language-worker.ts";

declare const process: { env: { PLAYGROUND_LANGUAGE?: string } };

let thread: Worker | undefined;
let isWanted = false;
let count = 0;
const pending = new Map<number, (answer: Omit<Answer, "id">) => void>();

/** Starts the worker thread, which loads TypeScript, unless it runs. */
export function startLanguage(): Worker {
  isWanted = true;
  if (thread) return thread;
  thread = new Worker(trustedScriptUrl(process.env.PLAYGROUND_LANGUAGE ?? ""), { type: "module" });
  thread.onmessage = ({ data: { id, ...answer } }: MessageEvent<Answer>) => pending.get(id)?.(answer);
  thread.onerror = () => endLanguage("its code could not be loaded");
  return thread;
}

/** Whether the thread has been started. If it could not be loaded, the next question tries again. */
export const languageIsWanted = () => isWanted;

/** Ends the thread, and frees its memory. Pending questions fail with the error, or are answered with null. */
export function endLanguage(error?: string): void {
  thread?.terminate();
  thread = undefined;
  isWanted = error !== undefined;
  for (const finish of pending.values()) finish(error === undefined ? { result: null } : { error });
}

/**
 * Sends a question to the worker thread; null: a later question of that kind has replaced this one.
 * @throws if the thread could not be loaded, or its answer is an error
 */
export async function askLanguage<Name extends keyof Questions>(
  name: Name,
  ...args: Parameters<Questions[Name]>
): Promise<Result<Name> | null> {
  const id = ++count;
  startLanguage().postMessage({ id, name, args } satisfies Order);
  const { result, error } = await new Promise<Omit<Answer, "id">>((resolve) => pending.set(id, resolve));
  pending.delete(id);
  if (error !== undefined) throw new Error(error);
  return result as Result<Name> | null;
}
