const { dataset } = document.documentElement;

/**
 * Says how much of the page that is about to be shown is laid out (client/styles/far-below.css), so that no frame is long.
 * @param isTop whether its top is what the reader will see: only that is in the first frame then. Where a place further
 *   down is wanted, all of it is laid out at once, as only then is that place known.
 * @param kind a visit has two more frames: one with what stands beside the text and at its end, and one with the rest. On a
 *   route change, what stands beside the text is there, and the next frame has all.
 */
export function showFirst(isTop: boolean, kind: "visit" | "change"): void {
  if (!isTop) {
    dataset.whole = "";
    delete dataset.frame;
    return;
  }
  delete dataset.whole;
  dataset.frame = kind;
  afterFrame(() => {
    if (dataset.frame !== "visit") return showRest();
    dataset.frame = "second";
    afterFrame(showRest);
  });
}

const showRest = () => void delete dataset.frame;

/** Runs something when the next frame is painted: a timer that is set when it is about to be. */
export function afterFrame(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
