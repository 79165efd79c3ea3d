import { isSavingData } from "../connection.ts";
import { type AddressParts, fromFragment, toFragment } from "./address.ts";
import { parseMessage, theme } from "./messages.ts";

/**
 * The page's side of `<Live>` and `<LiveStep>`: puts an example's document into the page when it comes into view, or when
 * it is asked for.
 * The start script loads this file on pages that have one. It needs no React, and leaves alone what React may own: each
 * example stands in HTML that React sets once and never looks into (build/page/content-html.ts).
 */

/** Milliseconds after which an example that has not come may be asked for again. */
const timeout = 15_000;

const root = document.documentElement;
const themeNow = () => root.dataset.theme ?? "light";
const tellTheme = ({ contentWindow }: HTMLIFrameElement) => {
  // Nothing that is secret, to a document whose origin has no name.
  contentWindow?.postMessage(theme(themeNow()), "*");
};
const running = () => [...document.querySelectorAll<HTMLIFrameElement>(".live iframe")];

/** The examples that a reader has asked for by their button, and that have not come yet. */
const asked = new WeakSet<HTMLElement>();

/** Whether a document is the site's own: such a one reads the colour mode where all pages do (client/start/first-script.ts). */
const isOurs = (figure: HTMLElement) => figure.dataset.ours !== undefined;

const inView = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) start(target as HTMLElement);
  },
  { rootMargin: "100px" },
);

/** Watches the examples of the page that is shown. Those that are watched or running already are left as they are. */
export function showLiveExamples(): void {
  for (const figure of document.querySelectorAll<HTMLElement>(".live:not([data-state])")) {
    // Where data is dear, the picture and the source will do until the reader asks for more.
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
    // Without allow-same-origin: what runs in there has no cookies, no storage and no way to this page.
    frame.setAttribute("sandbox", "allow-scripts");
    frame.src = figure.dataset.live + toFragment({ theme: themeNow() });
  }
  const body = figure.querySelector(".live-body");
  body?.querySelector("iframe")?.remove();
  body?.append(frame);
  figure.querySelector<HTMLElement>(".live-still")?.removeAttribute("inert");
  setAlone(figure, { source: undefined });
  setTimeout(() => {
    if (figure.dataset.state === "loading") figure.dataset.state = "offered";
  }, timeout);
}

/** Lets the link to the example alone lead to what the frame shows. `source` is undefined for the example as it is. */
function setAlone(figure: HTMLElement, parts: AddressParts): void {
  const link = figure.querySelector<HTMLAnchorElement>("[data-alone]");
  if (link && !isOurs(figure)) link.href = figure.dataset.live + toFragment({ ...fromFragment(link.hash), ...parts });
}

addEventListener("message", ({ data, source, origin }) => {
  if (source === null) return;
  const frame = running().find(({ contentWindow }) => contentWindow === source);
  const figure = frame?.closest<HTMLElement>(".live");
  // The origin of a sandboxed frame is opaque; that it is the one which was put there, its window says.
  if (!frame || !figure || origin !== (isOurs(figure) ? location.origin : "null")) return;
  const message = parseMessage(data);
  if (!message) return;
  if (message.craftLive === "ready") {
    const fallback = figure.querySelector<HTMLElement>(".live-still");
    // The button that was pressed is hidden meanwhile, and has lost the focus.
    const hasLostFocus = asked.delete(figure) && document.activeElement === document.body;
    const hadFocus = hasLostFocus || fallback?.contains(document.activeElement);
    figure.dataset.state = "running";
    tellTheme(frame); // which may be another one than when it began to load, and heard nothing
    const run = figure.querySelector("[data-run]");
    // Also from what hangs the frame, its Reset button with it.
    if (run) run.textContent = "Start again";
    if (fallback) fallback.inert = true;
    if (hadFocus) frame.focus({ preventScroll: true });
  } else if (message.craftLive === "source") {
    setAlone(figure, { source: message.source ?? undefined });
  }
});

new MutationObserver(() => {
  for (const frame of running()) tellTheme(frame);
  for (const figure of document.querySelectorAll<HTMLElement>(".live")) setAlone(figure, { theme: themeNow() });
}).observe(root, { attributeFilter: ["data-theme"] });
