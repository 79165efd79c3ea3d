import { defaultColourMode, ownCodeKey } from "../../shared/constants.ts";
import { isSavingData } from "../connection.ts";
import { entryFile } from "../playground/project.ts";
import { toFragment as projectFragment } from "../playground/share.ts";
import { type AddressParts, fromFragment, toFragment } from "./address.ts";
import { parseMessage, theme } from "./messages.ts";

/**
 * The page's side of `<Live>` and `<LiveStep>`: runs an example in an iframe when it scrolls into view or its button is
 * pressed. Loaded only on pages with an example; it may change their HTML, since React ignores it
 * (client/components/prose.tsx).
 */

/** Milliseconds before an example that has not loaded offers its button again. */
const timeout = 15_000;

const root = document.documentElement;
const themeNow = () => root.dataset.theme ?? defaultColourMode;
const tellTheme = ({ contentWindow }: HTMLIFrameElement) => {
  // "*" because the frame's origin is opaque; the message holds no secret.
  contentWindow?.postMessage(theme(themeNow()), "*");
};
const running = () => [...document.querySelectorAll<HTMLIFrameElement>(".live iframe")];

const asked = new WeakSet<HTMLElement>();

const isOurs = (figure: HTMLElement) => figure.dataset.ours !== undefined;

const inView = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) start(target as HTMLElement);
  },
  { rootMargin: "100px" },
);

/** Observes the examples of a newly shown page. */
export function showLiveExamples(): void {
  for (const figure of document.querySelectorAll<HTMLElement>(".live:not([data-state])")) {
    // With Save-Data, show the picture and source until the button is pressed.
    figure.dataset.state = isSavingData() ? "offered" : "watched";
    setAlone(figure, { theme: themeNow() });
    figure.querySelector("[data-run]")?.addEventListener("click", () => {
      asked.add(figure);
      start(figure);
    });
    if (figure.dataset.state === "watched") inView.observe(figure);
  }
}

function start(figure: HTMLElement): void {
  inView.unobserve(figure);
  figure.dataset.state = "loading";
  const frame = document.createElement("iframe");
  frame.title = `${figure.dataset.title}: a running example`;
  if (isOurs(figure)) frame.src = figure.dataset.live ?? "";
  else {
    // Without allow-same-origin the frame has no cookies, no storage and no access to this page.
    frame.setAttribute("sandbox", "allow-scripts");
    frame.src = figure.dataset.live + toFragment({ theme: themeNow() });
  }
  const body = figure.querySelector(".live-body");
  body?.querySelector("iframe")?.remove();
  body?.append(frame);
  figure.querySelector<HTMLElement>(".live-still")?.removeAttribute("inert");
  setAlone(figure, { source: undefined });
  void setPlayground(figure, null);
  setTimeout(() => {
    if (figure.dataset.state === "loading") figure.dataset.state = "offered";
  }, timeout);
}

/** Points the "open alone" link at what the frame shows; `source` is undefined for unedited code. */
function setAlone(figure: HTMLElement, parts: AddressParts): void {
  const link = figure.querySelector<HTMLAnchorElement>("[data-alone]");
  if (link && !isOurs(figure)) link.href = figure.dataset.live + toFragment({ ...fromFragment(link.hash), ...parts });
}

const sources = new WeakMap<HTMLElement, string | null>();

/** Points the link to the playground at what the reader has written; null for unedited code. */
async function setPlayground(figure: HTMLElement, source: string | null): Promise<void> {
  const link = figure.querySelector<HTMLAnchorElement>("[data-playground]");
  if (!link) return;
  link.onclick = () => {
    try {
      sessionStorage.setItem(ownCodeKey, link.hash);
    } catch {
      // Blocked: the playground then asks before it runs the code.
    }
  };
  sources.set(figure, source);
  link.dataset.template ??= link.hash;
  const project = { name: figure.dataset.title ?? "", files: { [entryFile]: source ?? "" } };
  const fragment = source === null ? link.dataset.template : await projectFragment(project);
  // The reader may have written more meanwhile.
  if (sources.get(figure) === source) link.hash = fragment;
}

addEventListener("message", ({ data, source, origin }) => {
  if (source === null) return;
  const frame = running().find(({ contentWindow }) => contentWindow === source);
  const figure = frame?.closest<HTMLElement>(".live");
  // A sandboxed frame's origin is opaque ("null"), so its window identifies it.
  if (!frame || !figure || origin !== (isOurs(figure) ? location.origin : "null")) return;
  const message = parseMessage(data);
  if (!message) return;
  if (message.craftLive === "ready") {
    const fallback = figure.querySelector<HTMLElement>(".live-still");
    const hasLostFocus = asked.delete(figure) && document.activeElement === document.body;
    const hadFocus = hasLostFocus || fallback?.contains(document.activeElement);
    figure.dataset.state = "running";
    tellTheme(frame);
    const run = figure.querySelector("[data-run]");
    // The frame's own Reset button does not work while its code hangs.
    if (run) run.textContent = "Start again";
    if (fallback) fallback.inert = true;
    if (hadFocus) frame.focus({ preventScroll: true });
  } else if (message.craftLive === "source") {
    setAlone(figure, { source: message.source ?? undefined });
    void setPlayground(figure, message.source);
  }
});

new MutationObserver(() => {
  for (const frame of running()) tellTheme(frame);
  for (const figure of document.querySelectorAll<HTMLElement>(".live")) setAlone(figure, { theme: themeNow() });
}).observe(root, { attributeFilter: ["data-theme"] });
