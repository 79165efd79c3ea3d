/** The module `dev-state.js` that `npm run dev` writes beside the worker. */

/** URL of the process that builds (build/dev-server/dev-worker.ts). */
export const builder: string;

/** Bundled code of client/dev.ts. */
export const script: string;

/** Identifies the code and assets that the worker loads when it starts. A new value restarts the worker. */
export const start: string;
