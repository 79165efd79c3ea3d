/** Milliseconds that loops may block the document before one is stopped. */
const timeout = 5000;

let start: number | null = null;

/** Called by loops every few iterations. @throws when the current task has been looping for too long */
export function loopGuard(): true {
  const now = performance.now();
  if (start === null) {
    start = now;
    // Runs only after the current task has ended.
    setTimeout(() => {
      start = null;
    });
  }
  if (now - start > timeout) {
    throw new Error(`This loop did not end within ${timeout / 1000} seconds, and was stopped.`);
  }
  return true;
}
