import { landingLoadedMessage } from "browser/names.ts";

/** Milliseconds after which a busy browser counts as idle. */
const idleTimeout = 2000;

/** Milliseconds after which the editor starts even if the reader has done nothing. */
export const readingTime = 5000;

/** Waits until the browser is idle, which it reports in a hidden tab, too, but less often. */
export function nextPause(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: idleTimeout });
    else setTimeout(resolve);
  });
}

const intentEvents = ["pointermove", "pointerdown", "touchstart", "keydown", "wheel", "scroll"];

/** Waits for the reader's first action, in the editor or on the page around it, or until some time after that page has loaded. */
export function waitForAction(): Promise<void> {
  const { parent } = window;
  return new Promise((resolve) => {
    const controller = new AbortController();
    const start = () => {
      controller.abort();
      resolve();
    };
    const options = { capture: true, passive: true, signal: controller.signal };
    for (const target of [window, parent])
      for (const type of intentEvents) target.addEventListener(type, start, options);
    const wait = () => setTimeout(() => nextPause().then(start), readingTime);
    if (parent.document.readyState === "complete") wait();
    else parent.addEventListener("load", wait, { once: true });
  });
}

/** Remembers a click on the first view, which is inert. The returned function repeats it in the editor. */
export function keepClick(): () => void {
  let click: MouseEvent | undefined;
  const keep = (event: MouseEvent) => {
    click = event;
  };
  addEventListener("click", keep);
  return () => {
    removeEventListener("click", keep);
    if (!click) return;
    const { clientX, clientY } = click;
    const target = document.elementFromPoint(clientX, clientY);
    target?.closest<HTMLElement>("a, button, input, select, textarea, [tabindex]")?.focus({ preventScroll: true });
    target?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, clientX, clientY }));
  };
}

/**
 * Prepares the first view for hydration: sets the styles that React expects on the elements. In the HTML, they are rules of a
 * style sheet, because the security policy forbids `style` attributes.
 */
export function prepareFirstView(container: HTMLElement): void {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  for (const rule of rules) {
    if (!(rule instanceof CSSStyleRule && rule.selectorText.includes("[data-first="))) continue;
    for (const element of container.querySelectorAll<HTMLElement>(rule.selectorText)) {
      element.style.cssText = rule.style.cssText;
      delete element.dataset.first;
    }
  }
}

/**
 * Reports that the editor is usable, again after a bfcache restore. The embedding page queues messages that arrive
 * before its script (client/start/first-script.ts).
 */
export function notifyParent(): void {
  if (window.parent === window) return;
  const notify = () => window.parent.postMessage({ [landingLoadedMessage]: true }, location.origin);
  notify();
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) notify();
  });
}
