/** How long to wait for the page to become idle, in milliseconds. */
const timeout = 2000;

/** Runs something that can wait until the page is loaded and the browser idle. */
export function whenIdle(run: () => void): void {
  const idle = () => ("requestIdleCallback" in window ? requestIdleCallback(run, { timeout }) : setTimeout(run, 200));
  if (document.readyState === "complete") idle();
  else addEventListener("load", idle, { once: true });
}
