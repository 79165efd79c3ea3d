/** What `npm run dev` writes beside the worker as `dev-state.js`. */

/** Address of the process that builds (build/dev-server/dev-worker.ts). */
export const builder: string;

/** client/dev.ts */
export const script: string;

/** Names what the worker reads as it starts: its code, and assets. A new one restarts it. */
export const start: string;
