import { isSavingData } from "browser/connection.ts";
import { pageShown } from "browser/names.ts";
import { session } from "browser/session.ts";
import { entryFile } from "../app/project.ts";
import { toFragment } from "../app/share.ts";
import { ownCodeKey } from "../names.ts";
import { colourMode, parseMessage, sourceChanged, theme } from "./messages.ts";

/**
 * The page's side of `<Live>` and `<LiveStep>`: runs an example in an iframe when it scrolls into view or its button is
 * pressed. Loaded only on pages with an example; it may change their HTML, since React ignores it
 * (client/components/prose.tsx).
 */

/** Milliseconds before an example that has not loaded offers its button again. */
const timeout = 15_000;

const sendTheme = ({ contentWindow }: HTMLIFrameElement) => {
  // "*" because the frame's origin is opaque; the message contains no secret.
  contentWindow?.postMessage(theme(colourMode()), "*");
};
const runningFrames = () => [...document.querySelectorAll<HTMLIFrameElement>(".live iframe")];

/** Examples that the reader has started with their button. */
const startedByButton = new WeakSet<HTMLElement>();

const isOurs = (figure: HTMLElement) => figure.dataset.ours !== undefined;

const inView = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) start(target as HTMLElement);
  },
  { rootMargin: "100px" },
);

/**
 * The examples of the current page that are set up. Not derived from `data-state`: React may have rendered the page again,
 * from the HTML of running examples.
 */
const preparedFigures = new Set<HTMLElement>();
document.addEventListener(pageShown, () => preparedFigures.clear());

/** Sets up new examples of the page. An example that replaces a running one continues with the reader's source. */
export function showLiveExamples(): void {
  for (const figure of document.querySelectorAll<HTMLElement>(".live")) {
    if (preparedFigures.has(figure)) continue;
    const oldFigure = [...preparedFigures].find(
      ({ isConnected, dataset }) => !isConnected && dataset.live === figure.dataset.live,
    );
    preparedFigures.add(figure);
    figure.querySelector(".live-body iframe")?.remove();
    figure.querySelector(".live-still")?.removeAttribute("inert");
    // With Save-Data, show the picture and source until the button is pressed.
    figure.dataset.state = isSavingData() ? "offered" : "watched";
    setTabLink(figure);
    if (oldFigure) preparedFigures.delete(oldFigure);
    if (oldFigure && startedByButton.has(oldFigure)) startedByButton.add(figure);
    if (oldFigure?.querySelector("iframe")) start(figure, sources.get(oldFigure));
    else if (figure.dataset.state === "watched") inView.observe(figure);
  }
}

/** @param source the reader's; null for the original */
function start(figure: HTMLElement, source: string | null = null): void {
  inView.unobserve(figure);
  figure.dataset.state = "loading";
  const frame = document.createElement("iframe");
  frame.title = `${figure.dataset.title}: a running example`;
  if (isOurs(figure)) frame.src = figure.dataset.live ?? "";
  else {
    // Without allow-same-origin the frame has no cookies, no storage and no access to this page.
    frame.setAttribute("sandbox", "allow-scripts");
    frame.src = `${figure.dataset.live}#theme=${colourMode()}`;
  }
  const body = figure.querySelector(".live-body");
  body?.querySelector("iframe")?.remove();
  body?.append(frame);
  figure.querySelector(".live-still")?.removeAttribute("inert");
  void keepSource(figure, source);
  setTimeout(() => {
    if (frame.isConnected && figure.dataset.state === "loading") figure.dataset.state = "offered";
  }, timeout);
}

/** Adds the colour mode to the link that opens the example in a new tab, where the example cannot read it. */
function setTabLink(figure: HTMLElement): void {
  const link = figure.querySelector<HTMLAnchorElement>("[data-alone]");
  if (link && !isOurs(figure)) link.href = `${figure.dataset.live}#theme=${colourMode()}`;
}

addEventListener(
  "click",
  ({ target }) => {
    if (!(target instanceof Element)) return;
    const figure = target.closest<HTMLElement>(".live");
    if (figure && target.closest("[data-run]")) {
      startedByButton.add(figure);
      start(figure);
    }
    const playground = target.closest<HTMLAnchorElement>(".live [data-playground]");
    // If sessionStorage is blocked, the playground asks before it runs the code.
    if (playground) session.set(ownCodeKey, playground.hash);
  },
  true,
);

const sources = new WeakMap<HTMLElement, string | null>();

/**
 * Lets the link to the playground open the reader's source.
 * @param source null for unedited code
 */
async function keepSource(figure: HTMLElement, source: string | null): Promise<void> {
  sources.set(figure, source);
  const project = { name: figure.dataset.title ?? "", files: { [entryFile]: source ?? "" } };
  const fragment = source === null ? null : await toFragment(project);
  const playground = figure.querySelector<HTMLAnchorElement>("[data-playground]");
  if (!playground || sources.get(figure) !== source) return; // the reader has written more meanwhile
  playground.dataset.template ??= playground.hash;
  playground.hash = fragment ?? playground.dataset.template;
}

addEventListener("message", (event) => {
  const { source, origin } = event;
  if (source === null) return;
  const frame = runningFrames().find(({ contentWindow }) => contentWindow === source);
  const figure = frame?.closest<HTMLElement>(".live");
  // A sandboxed frame's origin is opaque ("null"), so its window identifies it.
  if (!frame || !figure || origin !== (isOurs(figure) ? location.origin : "null")) return;
  const message = parseMessage(event.data); // copies the data first
  if (!message) return;
  if (message.craftLive === "ready") {
    const fallback = figure.querySelector<HTMLElement>(".live-still");
    const hasLostFocus = startedByButton.has(figure) && document.activeElement === document.body;
    const hadFocus = hasLostFocus || fallback?.contains(document.activeElement);
    figure.dataset.state = "running";
    sendTheme(frame);
    const editedSource = sources.get(figure);
    if (editedSource) frame.contentWindow?.postMessage(sourceChanged(editedSource), "*");
    const run = figure.querySelector("[data-run]");
    // The frame's own Reset button does not work while its code hangs.
    if (run) run.textContent = "Start again";
    if (fallback) fallback.inert = true;
    if (hadFocus) frame.focus({ preventScroll: true });
  } else if (message.craftLive === "source") {
    void keepSource(figure, message.source);
  }
});

new MutationObserver(() => {
  for (const frame of runningFrames()) sendTheme(frame);
  for (const figure of document.querySelectorAll<HTMLElement>(".live[data-state]")) setTabLink(figure);
}).observe(document.documentElement, { attributeFilter: ["data-theme"] });
