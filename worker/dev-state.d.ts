/** The module `dev-state.js` that `npm run dev` writes beside the worker. */

/** Address of the process that builds (build/dev-server/dev-worker.ts). */
export const builder: string;

/** client/dev.ts */
export const script: string;

/** Identifies the files that the worker loads at start: its code, and assets. A new value restarts it. */
export const start: string;
