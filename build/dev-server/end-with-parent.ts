/** In milliseconds. */
const pollInterval = 500;

/** Exits once the parent is gone: npm signals the shell that runs its script, and most shells do not pass the signal on. */
export function endWithParent(): void {
  const parent = process.ppid;
  const check = () => process.ppid === parent || process.kill(process.pid, "SIGTERM");
  setInterval(check, pollInterval).unref();
}
