/** Where the list stands beside the text, and is always open. The same width stands in client/styles/toc.css. */
const besideText = matchMedia("(width >= 75rem)");

/** What a jump to a heading brings into view is no reading: for as many milliseconds, the heading is the place. */
const jumpTime = 200;
let jumpedAt = -jumpTime; // not 0: a page can be there sooner than that after its clock has started

const list = () => document.querySelector<HTMLDetailsElement>(".toc");
/** The list's links by the parts of the page that they are about. */
const places = new Map<Element, HTMLAnchorElement | undefined>();

function mark(link: HTMLAnchorElement | undefined): void {
  const marked = list()?.querySelector("[aria-current]");
  if (marked === link) return;
  marked?.removeAttribute("aria-current");
  link?.setAttribute("aria-current", "true");
  list()?.firstElementChild?.setAttribute("data-place", link?.textContent ?? "");
  const box = link?.closest("nav");
  if (box && link) box.scrollTop = link.offsetTop - box.clientHeight / 2;
}

/** The parts of the page that are in a strip across the upper half of the window, which is wider than what parts them. */
const inStrip = new Set<Element>();
// The first of them is the one that is read.
const reading = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) inStrip[isIntersecting ? "add" : "delete"](target);
    if (performance.now() - jumpedAt < jumpTime) return;
    for (const [part, link] of places) if (inStrip.has(part)) return mark(link);
  },
  { rootMargin: "-20% 0px -60%" },
);

/** Lets the list of the page's headings follow the reading. To be called for each page that is shown. */
export function followReading(): void {
  place();
  reading.disconnect();
  places.clear();
  inStrip.clear();
  const links = new Map([...(list()?.querySelectorAll("a") ?? [])].map((link) => [link.getAttribute("href"), link]));
  if (links.size === 0) return;
  let link: HTMLAnchorElement | undefined;
  const parts = "article > :not(.prose-body), .prose-body > :not(section), .prose-body > section > *";
  for (const part of document.querySelectorAll(parts)) {
    link = links.get(`#${part.id}`) ?? link;
    places.set(part, link);
    reading.observe(part);
  }
}

/** Beside the text the list is open, and nothing closes it; elsewhere it is closed until the reader opens it. */
function place(): void {
  const details = list();
  details?.toggleAttribute("open", besideText.matches);
  details?.toggleAttribute("data-beside", besideText.matches);
}

besideText.addEventListener("change", place);

addEventListener("hashchange", () => {
  for (const link of places.values()) {
    if (link?.hash !== location.hash) continue;
    jumpedAt = performance.now();
    mark(link);
  }
});
