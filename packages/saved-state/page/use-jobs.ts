import { trustedScriptUrl } from "browser/trusted-types.ts";
import { useEffect, useRef, useState } from "react";
import type { Jobs } from "./worker.ts";

declare const process: { env: { SAVED_STATE_WORKER?: string } };

const createThread = () => new Worker(trustedScriptUrl(process.env.SAVED_STATE_WORKER ?? ""), { type: "module" });
const loadFailure = "The tool's code could not be loaded. Reload the page.";

/** Imported on demand: a static import would make a chunk that this page shares with the playground. */
async function loadThread(onReady: () => void) {
  const { workerCalls } = await import("browser/worker-calls.ts");
  return workerCalls<Jobs>(createThread, loadFailure, onReady);
}

/** Runs jobs in a worker thread, which starts with the page so that it also works offline later. */
export function useJobs() {
  /** Description of the running job, for the reader; null: none. */
  const [busy, setBusy] = useState<string | null>(null);
  /** Whether the thread's code has loaded. */
  const [isReady, setReady] = useState(false);
  /** Why the last job failed. */
  const [failure, setFailure] = useState<string | null>(null);
  const thread = useRef<ReturnType<typeof loadThread>>(null);
  const running = useRef(0);

  function load() {
    thread.current ??= loadThread(() => setReady(true));
    return thread.current;
  }

  function cancel(): void {
    void thread.current?.then(({ end }) => end());
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    load()
      .then(({ start }) => start())
      .catch(() => {}); // the first job reports a failure
    return cancel;
  }, []);

  /** Runs a job in the worker thread; null if it failed or was cancelled. `description` is shown to the reader. */
  async function run<Name extends keyof Jobs>(description: string, name: Name, ...args: Parameters<Jobs[Name]>) {
    running.current++;
    setBusy(description);
    setFailure(null);
    try {
      const { call } = await load();
      return await call(name, ...args);
    } catch (error) {
      setFailure((error as Error).message);
      return null;
    } finally {
      if (--running.current === 0) setBusy(null);
    }
  }

  return { busy, isReady, failure, run, cancel };
}
