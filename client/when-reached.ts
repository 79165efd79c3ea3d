/**
 * Calls `run` each time an element is less than 400 px below the viewport, or above it (the End key may jump past it).
 * Returns a function that stops observing.
 */
export function whenReached(element: Element, run: () => void): () => void {
  const rootMargin = "1000000px 0px 400px";
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && run(),
    { rootMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
