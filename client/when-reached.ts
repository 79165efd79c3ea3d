/**
 * Calls `run` each time an element is within 400 px below the window, or above it: the End key may jump past the element.
 * Returns the function that stops that.
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
