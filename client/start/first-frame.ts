import { root } from "./root.ts";

const { dataset } = root;

/**
 * Says how much of the page that is about to be shown is laid out, frame by frame until all is (client/styles/far-below.css),
 * so that no frame is long.
 * @param isTop whether its top is what the reader will see. Where a place further down is wanted, all of it is laid out at
 *   once, as only then is that place known.
 * @param frames the frames' names: `framesOfVisit()`, `framesOfChange(isTop)`, or none if there is but one
 */
export function showFirst(isTop: boolean, frames: string[]): void {
  if (isTop) delete dataset.whole;
  else dataset.whole = "";
  showNext(frames);
}

/**
 * A page that is opened: the bar at the top, the upper half of the text that the window shows, all of that, what stands
 * beside it, what follows just below the window; at once, where that is no work.
 */
export function framesOfVisit(): string[] {
  if (document.hidden) return []; // no tab in the background has frames
  const frames = ["bar", "half", "text", "beside", "below"];
  const startedAt = performance.now();
  // Milliseconds that a machine takes at most for the bar, and for that and the upper half, if it can lay out all that the
  // window shows within a frame. Two of them: a slow machine is quick at times.
  for (const limit of [7, 16]) {
    dataset.frame = frames[0];
    layOut(); // which has to be done in any case
    if (document.readyState === "loading" || performance.now() - startedAt > limit) {
      dataset.slow = "";
      return frames;
    }
    frames.shift();
  }
  return ["beside"];
}

/** A page in the place of another, whose bar and sidebar are there: all that the window shows; on a slow machine, its title before. */
export function framesOfChange(isTop: boolean): string[] {
  if (!isTop || document.hidden) return [];
  return dataset.slow === undefined ? ["change"] : ["title", "change"];
}

function showNext([frame, ...later]: string[]): void {
  if (frame === undefined) {
    delete dataset.frame;
    return;
  }
  dataset.frame = frame;
  afterFrame(() => {
    if (dataset.frame === frame) showNext(later);
  });
}

/**
 * Runs something when the next frame is painted: a timer that is set when it is about to be. What that changes is laid out
 * at once: by itself it would be in the frame after, which has to paint it, too, and both together are a long task.
 */
export function afterFrame(run: () => void): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      run();
      layOut();
    }),
  );
}

/** The position is known only when all is laid out. */
const layOut = () => root.scrollTop;

/** Runs something in the first frame that has the whole page, or in the next one if the page is there. */
export function whenWhole(run: () => void): void {
  requestAnimationFrame(() => (dataset.frame === undefined ? run() : whenWhole(run)));
}

/**
 * Runs something as soon as the stylesheet and the fonts that a page asks for in its head have come, or failed to, and no
 * later than `patience` after the stylesheet. Nothing is laid out until then. A layout that has to look for the stand-ins of
 * fonts takes twice as long, has to be done again when they come, and would be done even before the styles are there where
 * a tab is put into focus.
 */
export function whenFontsCame(run: () => void): void {
  dataset.frame = "none";
  // A page that the reader has left is not to be held by what has come in it.
  const came = new WeakSet();
  const end = () => {
    if (dataset.frame === "none") run();
  };
  const note = ({ target }: Event) => {
    came.add(target as Element);
    const sheet = document.querySelector('link[rel="stylesheet"]');
    if (!came.has(sheet as Element)) return;
    if ([...document.querySelectorAll('link[as="font"]')].every((font) => came.has(font))) end();
    else setTimeout(end, patience);
  };
  // Not on the window: what a document's elements load is never said there.
  document.addEventListener("load", note, true);
  document.addEventListener("error", note, true);
  // The page's scripts have run by then, which wait for its styles.
  addEventListener("DOMContentLoaded", () => setTimeout(end, patience));
}

/** Milliseconds. Browsers themselves wait about as long for fonts that are optional and preloaded. */
const patience = 80;
