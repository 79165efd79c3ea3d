import { landingLoadedMessage } from "browser/names.ts";

/** Milliseconds before the example's own page is offered instead: the editor starts after 5 s, or twice that on a slow phone. */
const timeout = 15_000;

/** Messages from before this script ran, kept by client/start/first-script.ts. */
type EarlyMessages = { push(event: MessageEvent): void };

function onMessage({ data, origin, source }: MessageEvent): void {
  const frame = document.querySelector<HTMLIFrameElement>(".landing-example iframe");
  if (!frame || source !== frame.contentWindow || origin !== location.origin) return;
  if (data?.[landingLoadedMessage] === true) frame.closest("section")?.setAttribute("data-loaded", "");
}

const early = window as { earlyMessages?: MessageEvent[] | EarlyMessages };
for (const event of (early.earlyMessages ?? []) as MessageEvent[]) onMessage(event);
early.earlyMessages = { push: onMessage };

/** Offers the landing example on its own page if loading takes long. Does nothing on other pages. */
export function watchLandingExample(): void {
  const section = document.querySelector<HTMLElement>(".landing-example");
  if (!section) return;
  setTimeout(() => {
    section.dataset.late = "";
  }, timeout);
}
