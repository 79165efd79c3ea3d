import { embeddedPatience } from "./names.ts";

/** Waits until the page around has been painted and is idle, but not for long: a hidden tab is never painted. */
export function afterFirstPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, embeddedPatience);
    const idle = () => ("requestIdleCallback" in window ? requestIdleCallback(() => resolve()) : setTimeout(resolve));
    // The first callback comes before a paint, the second one after it.
    requestAnimationFrame(() => requestAnimationFrame(idle));
  });
}
