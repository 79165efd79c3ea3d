const { dataset } = document.documentElement;

/**
 * Says how much of the page that is about to be shown is laid out (client/styles/far-below.css).
 * @param isTop whether its top is what the reader will see: only that is in the first frame then, and the rest in the next.
 *   Where a place further down is wanted, all of it is laid out at once, as only then is that place known.
 */
export function showFirst(isTop: boolean): void {
  if (!isTop) {
    dataset.whole = "";
    delete dataset.firstFrame;
    return;
  }
  delete dataset.whole;
  dataset.firstFrame = "";
  afterFrame(() => delete dataset.firstFrame);
}

/** Runs something when the next frame is painted: a timer that is set when it is about to be. */
export function afterFrame(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
