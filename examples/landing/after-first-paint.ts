import { embeddedPatience } from "./names.ts";

/** Waits until the embedding page has painted and is idle, with a timeout, since a hidden tab never paints. */
export function afterFirstPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, embeddedPatience);
    const idle = () => ("requestIdleCallback" in window ? requestIdleCallback(() => resolve()) : setTimeout(resolve));
    // The first callback runs before a paint, the second after it.
    requestAnimationFrame(() => requestAnimationFrame(idle));
  });
}
