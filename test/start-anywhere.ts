import { type RunningWorker, startWorker } from "../build/local/wrangler.ts";

/** Starts `wrangler dev` silently on a free port, for tests and measurements. */
export function startAnywhere(...args: string[]): Promise<RunningWorker> {
  return startWorker([...args, "--port", "0", "--ip", "127.0.0.1", "--inspector-port", "0"], () => {});
}
