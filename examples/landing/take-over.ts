/** Milliseconds after which a busy browser counts as idle. */
const patience = 2000;

/** Milliseconds in which a page that has loaded belongs to its reader. */
const grace = 2000;

/** Waits until the browser is idle. A hidden tab is, now and then. */
export function nextPause(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: patience });
    else setTimeout(resolve);
  });
}

const signs = ["pointermove", "pointerdown", "touchstart", "focusin", "keydown", "wheel"];

/** Waits until the reader points at the editor or scrolls the page around, or until that has loaded and the browser is idle. */
export function readerIsNear(): Promise<void> {
  const { parent } = window;
  return new Promise((resolve) => {
    const near = () => resolve();
    for (const sign of signs) addEventListener(sign, near, { once: true, passive: true });
    parent.addEventListener("scroll", near, { once: true, passive: true });
    const idle = () => setTimeout(() => nextPause().then(resolve), grace);
    if (parent.document.readyState === "complete") idle();
    else parent.addEventListener("load", idle, { once: true });
  });
}

/**
 * Makes the first view what React expects: each element has its style, which is a rule of a stylesheet in the HTML, because the
 * security policy forbids `style` attributes.
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
