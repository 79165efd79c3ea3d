/**
 * What measures inside of a page. Each of these functions is handed to `page.addInitScript`, so it may use nothing that
 * stands outside of it. What it finds is a property of `window`.
 */

/** What `watchVisit` finds, in milliseconds but for `shift`. */
export interface Seen {
  /** When long tasks (over 50 ms) began, and how long they took. */
  tasks: { start: number; duration: number }[];
  firstPaint: number;
  largestPaint: number;
  /** The sum of all layout shifts that came without the reader's doing. */
  shift: number;
}

/** Watches paints, shifts and long tasks from the start: `window.seen`. */
export function watchVisit(): void {
  const seen: Seen = { tasks: [], firstPaint: Number.NaN, largestPaint: Number.NaN, shift: 0 };
  Object.assign(window, { seen });
  const observe = (type: string, look: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(look)).observe({ type, buffered: true });
  observe("longtask", ({ startTime, duration }) => seen.tasks.push({ start: startTime, duration }));
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") seen.firstPaint = startTime;
  });
  observe("largest-contentful-paint", ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  observe("layout-shift", (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) seen.shift += shift.value;
  });
}

/**
 * Presses what switches the colours from the first paint on, every 5 ms until the page is dark: `window.colourAt`, in
 * milliseconds since the navigation's start.
 */
export function pressColourSwitch({ colourSwitch, dark }: { colourSwitch: string; dark: string }): void {
  let colourAt: number | undefined;
  new MutationObserver(() => {
    if (colourAt !== undefined || !document.documentElement.matches(dark)) return;
    colourAt = performance.now();
    Object.assign(window, { colourAt });
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ["class", "data-theme"] });
  const press = () => {
    if (colourAt !== undefined) return;
    const element = document.querySelector<HTMLElement>(colourSwitch);
    if (element instanceof HTMLSelectElement) {
      element.value = "dark";
      element.dispatchEvent(new Event("change", { bubbles: true }));
    } else element?.click();
    setTimeout(press, 5);
  };
  new PerformanceObserver((_list, observer) => {
    observer.disconnect();
    press();
  }).observe({ type: "paint", buffered: true });
}

/**
 * Waits for a heading after a click, on this page or on one that the browser loads: `window.headingAfter`, the
 * milliseconds from the click (when the browser was told of it) to the frame that paints the heading.
 */
export function watchHeading(title: string): void {
  const key = "bench-clicked-at";
  const look = () => {
    const headings = [...document.querySelectorAll("h1")];
    if (!headings.some(({ textContent }) => textContent?.includes(title))) return requestAnimationFrame(look);
    // A message comes after the frame has been painted.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const headingAfter = performance.timeOrigin + performance.now() - Number(sessionStorage.getItem(key));
      Object.assign(window, { headingAfter });
    };
    port2.postMessage(null);
  };
  const onClick = ({ isTrusted, timeStamp }: Event) => {
    if (!isTrusted) return; // pressed by pressColourSwitch
    removeEventListener("click", onClick, true);
    sessionStorage.setItem(key, String(performance.timeOrigin + timeStamp));
    requestAnimationFrame(look);
  };
  if (sessionStorage.getItem(key)) requestAnimationFrame(look);
  else addEventListener("click", onClick, true);
}
