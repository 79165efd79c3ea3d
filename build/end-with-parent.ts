/** Milliseconds. */
const pause = 500;

/**
 * Ends this process, as a signal does, when the one that started it is gone. npm passes a signal on to the shell that runs
 * its script, and most shells end without a word to what they run.
 */
export function endWithParent(): void {
  const parent = process.ppid;
  const look = () => process.ppid === parent || process.kill(process.pid, "SIGTERM");
  setInterval(look, pause).unref();
}
