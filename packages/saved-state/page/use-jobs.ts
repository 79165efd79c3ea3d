import { trustedScriptUrl } from "browser/trusted-types.ts";
import { useEffect, useRef, useState } from "react";
import type { Answer, Jobs, Order, Result } from "./worker.ts";

declare const process: { env: { SAVED_STATE_WORKER?: string } };

/** Runs jobs in a worker thread, which starts with the page so that it also works offline later. */
export function useJobs() {
  const thread = useRef<Worker>(null);
  const pending = useRef(new Map<number, (answer: Omit<Answer, "id"> | null) => void>());
  /** Description of the running job, for the reader; null: none. */
  const [busy, setBusy] = useState<string | null>(null);
  /** Whether the thread's code has loaded. */
  const [isReady, setReady] = useState(false);
  /** Why the last job failed. */
  const [failure, setFailure] = useState<string | null>(null);
  const count = useRef(0);

  function start(): void {
    const worker = new Worker(trustedScriptUrl(process.env.SAVED_STATE_WORKER ?? ""), { type: "module" });
    worker.onmessage = ({ data: { id, ...answer } }: MessageEvent<Answer>) => {
      setReady(true);
      pending.current.get(id)?.(answer);
    };
    // The message of a script error; empty if the file could not be loaded.
    worker.onerror = ({ message }) =>
      end({ error: message || "The tool's code could not be loaded. Reload the page." });
    thread.current = worker;
  }

  /** Ends the thread, and all its jobs. */
  function end(answer: Omit<Answer, "id"> | null): void {
    thread.current?.terminate();
    thread.current = null;
    for (const finish of pending.current.values()) finish(answer);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (!thread.current) start(); // a form below may have asked for it already
    return () => end(null);
  }, []);

  /** Runs a job in the worker thread; null if it failed or was cancelled. `what` describes it to the reader. */
  async function run<Name extends keyof Jobs>(what: string, name: Name, ...args: Parameters<Jobs[Name]>) {
    if (!thread.current) start();
    const id = ++count.current;
    setBusy(what);
    setFailure(null);
    const answer = await new Promise<Omit<Answer, "id"> | null>((resolve) => {
      pending.current.set(id, resolve);
      try {
        thread.current?.postMessage({ id, name, args } satisfies Order);
      } catch (error) {
        resolve({ error: String(error) }); // it cannot be cloned: nested too deeply
      }
    });
    pending.current.delete(id);
    if (pending.current.size === 0) setBusy(null);
    if (answer?.error) setFailure(answer.error);
    return answer && !answer.error ? (answer.result as Result<Name>) : null;
  }

  return { busy, isReady, failure, run, cancel: () => end(null) };
}
