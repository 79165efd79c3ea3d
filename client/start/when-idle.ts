/** Milliseconds after which a page that is never idle is taken for one that is. */
const timeout = 2000;

/** Runs something that can wait: once the page is loaded, and the browser has nothing better to do. */
export function whenIdle(run: () => void): void {
  const idle = () => ("requestIdleCallback" in window ? requestIdleCallback(run, { timeout }) : setTimeout(run, 200));
  if (document.readyState === "complete") idle();
  else addEventListener("load", idle, { once: true });
}
