/** Milliseconds that loops may block the document before one is stopped. */
const timeout = 1500;

/** Loop iterations between two checks of the clock. */
const interval = 500;

let rounds = 0;
let start: number | null = null;

/** Called before each iteration of a loop. @throws when the current task has been looping for too long */
export function loopGuard(): true {
  if (start === null) {
    start = performance.now();
    rounds = 0;
    // Runs only after the current task has ended.
    setTimeout(() => {
      start = null;
    });
  }
  if (++rounds % interval === 0 && performance.now() - start > timeout) {
    throw new Error(`This loop did not end within ${timeout / 1000} seconds, and was stopped.`);
  }
  return true;
}
