import { landingLoadedMessage } from "browser/names.ts";
import { importWithRetry } from "../import-with-retry.ts";

/** The landing example, which reports that it has loaded, and the live examples in pages. */

/** Milliseconds before the link to the example's own page is shown: the editor starts after 5 s, or twice that on a slow phone. */
const timeout = 15_000;

function onMessage(event: MessageEvent): void {
  const frame = document.querySelector<HTMLIFrameElement>(".landing-example iframe");
  if (!frame || event.source !== frame.contentWindow || event.origin !== location.origin) return;
  // `data` is read last: reading it copies the message, and another frame may flood the page.
  if (event.data?.[landingLoadedMessage] === true) frame.closest("section")?.setAttribute("data-loaded", "");
}

/** Messages from before this script ran, collected by client/start/first-script.ts; later ones are handled at once. */
const globals = window as { earlyMessages?: MessageEvent[] | { push(event: MessageEvent): void } };
for (const event of (globals.earlyMessages ?? []) as MessageEvent[]) onMessage(event);
globals.earlyMessages = { push: onMessage };

/** Sets up the examples on the page: loads the script of live ones, and shows a link if the landing example is late. */
export function watchExamples(): void {
  const section = document.querySelector<HTMLElement>(".landing-example");
  if (section) setTimeout(() => section.setAttribute("data-late", ""), timeout);
  const { live } = document.documentElement.dataset;
  if (!live || !document.querySelector(".live")) return;
  importWithRetry<typeof import("playground/live/frames.ts")>(live)
    .then(({ showLiveExamples }) => showLiveExamples())
    .catch(console.warn);
}
