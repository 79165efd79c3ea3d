/** What the last build of `npm run dev` has come to. It writes this beside the worker as `dev-state.js`. */

/** What the terminal says of a build that failed; empty after one that went well. */
export const problem: string;

/** The code of client/dev.ts. */
export const script: string;
