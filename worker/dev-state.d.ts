/** Result of the last build of `npm run dev`, written beside the worker as `dev-state.js`. */

/** Terminal output of a failed build; empty after a successful one. */
export const problem: string;

export const script: string;
