import { type Jobs, jobsOf } from "./jobs.ts";

/** Worker thread of the saved-state page: runs the job of each message and posts its result or error. */
export interface Order {
  id: number;
  name: keyof Jobs;
  args: unknown[];
}

export interface Answer {
  id: number;
  result?: unknown;
  error?: string;
  /** Progress of a running job, from 0 to 1. */
  done?: number;
}

addEventListener("message", async ({ data: { id, name, args } }: MessageEvent<Order>) => {
  const jobs = jobsOf((done) => postMessage({ id, done } satisfies Answer));
  try {
    postMessage({ id, result: await (jobs[name] as (...args: unknown[]) => unknown)(...args) } satisfies Answer);
  } catch (error) {
    postMessage({ id, error: String(error) } satisfies Answer); // also if the result cannot be cloned
  }
});

postMessage({ id: 0 } satisfies Answer); // it has loaded
