/** The breakpoint at which the table of contents is a column; must match client/styles/toc.css. */
const besideText = matchMedia("(width >= 75rem)");

/** Milliseconds after a jump during which the target heading stays marked, whatever scrolls into view. */
const jumpTime = 200;
let jumpedAt = -jumpTime; // not 0, which would ignore what is in view right after load

let toc: HTMLDetailsElement | null = null;
const places = new Map<Element, HTMLAnchorElement | undefined>();

function mark(link: HTMLAnchorElement | undefined): void {
  const marked = toc?.querySelector("[aria-current]");
  if (marked === link) return;
  marked?.removeAttribute("aria-current");
  link?.setAttribute("aria-current", "true");
  toc?.firstElementChild?.setAttribute("data-place", link?.textContent ?? "");
  const box = link?.closest("nav");
  // While Tab goes through the list, it stays where the focus is.
  if (box && link && !box.querySelector(":focus-visible")) box.scrollTop = link.offsetTop - box.clientHeight / 2;
}

/** The elements in a strip across the upper half of the viewport, taller than the gaps between elements. */
const inStrip = new Set<Element>();
// The first element in the strip is the one being read.
const reading = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) inStrip[isIntersecting ? "add" : "delete"](target);
    if (performance.now() - jumpedAt < jumpTime) return;
    for (const [part, link] of places) if (inStrip.has(part)) return mark(link);
  },
  { rootMargin: "-20% 0px -60%" },
);

/** Makes the table of contents follow the scroll position. Call it for each shown page. */
export function followReading(): void {
  // React hides a prepared page with an inline style.
  toc = document.querySelector('.toc:not([style*="none"])');
  place();
  reading.disconnect();
  places.clear();
  inStrip.clear();
  const links = new Map([...(toc?.querySelectorAll("a") ?? [])].map((link) => [link.getAttribute("href"), link]));
  let link: HTMLAnchorElement | undefined;
  const parts = ":scope > :not(.prose-body), .prose-body > :not(section), .prose-body > section > *";
  for (const part of toc?.nextElementSibling?.querySelectorAll(parts) ?? []) {
    link = links.get(`#${part.id}`) ?? link;
    places.set(part, link);
    reading.observe(part);
  }
}

function place(): void {
  toc?.toggleAttribute("open", besideText.matches);
  toc?.toggleAttribute("data-beside", besideText.matches);
}

besideText.addEventListener("change", place);

addEventListener("hashchange", () => {
  for (const link of places.values()) {
    if (link?.hash !== location.hash) continue;
    jumpedAt = performance.now();
    mark(link);
  }
});
