/**
 * Runs something each time the reader is about to reach an element, at once if they are there: it is some lines below what
 * they see, or is jumped over as by the End key, where a footer fills the window. Gives what ends that.
 */
export function whenReached(element: Element, run: () => void): () => void {
  // What is above the window counts as seen.
  const rootMargin = "1000000px 0px 400px";
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && run(),
    { rootMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
