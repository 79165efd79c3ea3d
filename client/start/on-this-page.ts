/** Where the table of contents stands beside the text, always open. client/styles/toc.css has the same width. */
const besideText = matchMedia("(width >= 75rem)");

/** After a jump, mark the heading itself and ignore what scrolls into view for this many milliseconds. */
const jumpTime = 200;
let jumpedAt = -jumpTime; // not 0, or a young page would ignore what is in view

let toc: HTMLDetailsElement | null = null;
/** The table's links by the elements of their sections. */
const places = new Map<Element, HTMLAnchorElement | undefined>();

function mark(link: HTMLAnchorElement | undefined): void {
  const marked = toc?.querySelector("[aria-current]");
  if (marked === link) return;
  marked?.removeAttribute("aria-current");
  link?.setAttribute("aria-current", "true");
  toc?.firstElementChild?.setAttribute("data-place", link?.textContent ?? "");
  const box = link?.closest("nav");
  if (box && link) box.scrollTop = link.offsetTop - box.clientHeight / 2;
}

/** The elements in a strip across the upper half of the window, which is taller than the gaps between elements. */
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

/** Makes the table of contents follow the reading. To be called for each page that is shown. */
export function followReading(): void {
  // A page that React prepares out of sight is hidden by an inline style.
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

/** Beside the text the table is open and cannot be closed; elsewhere it is closed until the reader opens it. */
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
