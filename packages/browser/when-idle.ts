const timeout = 2000;

/** Runs a task once the page has loaded and the browser is idle, or after `timeout` milliseconds. */
export function whenIdle(run: () => void): void {
  const idle = () => ("requestIdleCallback" in window ? requestIdleCallback(run, { timeout }) : setTimeout(run, 200));
  if (document.readyState === "complete") idle();
  else addEventListener("load", idle, { once: true });
}
