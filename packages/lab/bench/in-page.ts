// These functions run through `page.addInitScript`, which serialises them: they cannot use anything from module scope.
// Each stores its result as a property of `window`.

/** Results of `watchVisit`, in milliseconds except for `shift`. */
export interface Metrics {
  tasks: { start: number; duration: number }[];
  firstPaint: number;
  largestPaint: number;
  /** Cumulative layout shift, without shifts caused by user input. */
  shift: number;
}

/** Records paints, layout shifts and long tasks in `window.metrics`. */
export function watchVisit(): void {
  const metrics: Metrics = { tasks: [], firstPaint: Number.NaN, largestPaint: Number.NaN, shift: 0 };
  Object.assign(window, { metrics });
  const observe = (type: string, onEntry: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });
  observe("longtask", ({ startTime, duration }) => metrics.tasks.push({ start: startTime, duration }));
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") metrics.firstPaint = startTime;
  });
  observe("largest-contentful-paint", ({ startTime }) => {
    metrics.largestPaint = startTime;
  });
  observe("layout-shift", (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) metrics.shift += shift.value;
  });
}

/** Clicks the colour switch every 5 ms from first paint until the page is dark. Stores that time in `window.colourAt`, in ms. */
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

/** Logs the time in ms from a click to the frame that paints a heading, even across a page load. */
export function watchHeading(title: string): void {
  const key = "bench-clicked-at";
  let isScheduled = false;
  // A hidden heading belongs to a page that was prerendered.
  const isShown = (heading: Element) => heading.textContent?.includes(title) && heading.checkVisibility();
  const check = () => {
    isScheduled = false;
    if (![...document.querySelectorAll("h1")].some(isShown)) return;
    changes.disconnect();
    // requestAnimationFrame runs before paint; the message arrives after it.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      console.debug("heading after", performance.timeOrigin + performance.now() - Number(sessionStorage.getItem(key)));
    };
    port2.postMessage(null);
  };
  // Requests a frame only after a change: a loop of frames would compete with the page that it measures.
  const changes = new MutationObserver(() => {
    if (!isScheduled) requestAnimationFrame(check);
    isScheduled = true;
  });
  const watch = () => changes.observe(document, { subtree: true, childList: true, attributes: true });
  const onClick = ({ isTrusted, timeStamp }: Event) => {
    if (!isTrusted) return; // synthetic click by pressColourSwitch
    removeEventListener("click", onClick, true);
    sessionStorage.setItem(key, String(performance.timeOrigin + timeStamp));
    watch();
  };
  if (sessionStorage.getItem(key)) watch();
  else addEventListener("click", onClick, true);
}
