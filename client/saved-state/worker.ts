import { type Jobs, jobs } from "./jobs.ts";

/** Worker thread of the saved-state page: does the job of each message and posts its result or error. */
export interface Order {
  id: number;
  name: keyof Jobs;
  args: unknown[];
}

export interface Answer {
  id: number;
  result?: unknown;
  error?: string;
}

addEventListener("message", async ({ data: { id, name, args } }: MessageEvent<Order>) => {
  try {
    postMessage({ id, result: await (jobs[name] as (...args: unknown[]) => unknown)(...args) } satisfies Answer);
  } catch (error) {
    postMessage({ id, error: String(error) } satisfies Answer); // also of a result that cannot be cloned
  }
});
