import { isShown } from "../is-shown.ts";
import { hashTarget } from "../links.ts";

/** The breakpoint at which the table of contents is a column; must match client/styles/toc.css. */
const besideText = matchMedia("(width >= 75rem)");

/** Milliseconds after a jump during which the target heading stays marked, even if it cannot reach the reading line. */
const jumpTime = 200;
let jumpedAt = -jumpTime; // not 0, which would ignore what is in view right after load

/** Share of the window's height above which a heading has been reached. */
const readingLine = 0.25;

// Elements are looked up each time, because React replaces them.
const list = () => document.querySelector<HTMLDetailsElement>(".toc");
const links = () => [...document.querySelectorAll<HTMLAnchorElement>(".toc a")];

function mark(link: HTMLAnchorElement | undefined): void {
  const toc = list();
  const current = toc?.querySelector("[aria-current]");
  if (current === (link ?? null)) return;
  current?.removeAttribute("aria-current");
  link?.setAttribute("aria-current", "true");
  toc?.firstElementChild?.setAttribute("data-place", link?.textContent ?? "");
  const box = link?.closest("nav");
  // Don't scroll the list while it has the keyboard focus.
  if (box && link && !box.querySelector(":focus-visible")) box.scrollTop = link.offsetTop - box.clientHeight / 2;
}

function markReached(): void {
  isScheduled = false;
  if (performance.now() - jumpedAt < jumpTime) return;
  // The last heading of a page may never reach the line.
  const isAtEnd =
    window.scrollY > 0 && window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;
  const line = window.innerHeight * (isAtEnd ? 1 : readingLine);
  const isReached = (link: HTMLAnchorElement) => {
    const heading = hashTarget(link);
    return heading && isShown(heading) && heading.getBoundingClientRect().top <= line;
  };
  mark(links().findLast(isReached));
}

let isScheduled = false;
/** Marks the section being read, in the next frame. */
function scheduleMark(): void {
  if (!isScheduled) requestAnimationFrame(markReached);
  isScheduled = true;
}

/** Makes the table of contents a column or a bar, and marks the current section. */
export function updateToc(): void {
  const toc = list();
  if (toc && toc.hasAttribute("data-beside") !== besideText.matches) {
    toc.toggleAttribute("open", besideText.matches);
    toc.toggleAttribute("data-beside", besideText.matches);
  }
  scheduleMark();
}

besideText.addEventListener("change", updateToc);
addEventListener("scroll", scheduleMark, { passive: true });
addEventListener("resize", scheduleMark);

addEventListener("hashchange", () => {
  const link = links().find(({ hash }) => hash === location.hash);
  if (!link) return;
  jumpedAt = performance.now();
  mark(link);
});
