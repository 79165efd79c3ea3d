/** Milliseconds that a document may be busy with loops before one of them is stopped. */
const timeout = 1500;

/** Rounds between two looks at the clock. */
const interval = 500;

let rounds = 0;
/** When the first loop of this task began; null between tasks. */
let start: number | null = null;

/**
 * Whether a loop of an example may go on; each asks before each round.
 * @throws when the task has been busy with loops for too long
 */
export function loopGuard(): true {
  if (start === null) {
    start = performance.now();
    rounds = 0;
    // Comes only when the task has come to its end.
    setTimeout(() => {
      start = null;
    });
  }
  if (++rounds % interval === 0 && performance.now() - start > timeout) {
    throw new Error(`This loop did not end within ${timeout / 1000} seconds, and was stopped.`);
  }
  return true;
}
