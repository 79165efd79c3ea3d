import { landingLoadedMessage } from "../../shared/wire-names.ts";

/** Milliseconds after which the reader is offered the example on a page of its own. */
const timeout = 8000;

/** Messages that came before this script did: client/start/first-script.ts keeps them. */
type EarlyMessages = { push(event: MessageEvent): void };

function onMessage({ data, origin, source }: MessageEvent): void {
  const frame = document.querySelector<HTMLIFrameElement>(".landing-example iframe");
  if (!frame || source !== frame.contentWindow || origin !== location.origin) return;
  if (data?.[landingLoadedMessage] === true) frame.closest("section")?.setAttribute("data-loaded", "");
}

const early = window as { earlyMessages?: MessageEvent[] | EarlyMessages };
for (const event of (early.earlyMessages ?? []) as MessageEvent[]) onMessage(event);
// From now on, a message is not kept but heard.
early.earlyMessages = { push: onMessage };

/** Lets the landing example's frame say that it takes long, if it does. Does nothing on other pages. */
export function watchLandingExample(): void {
  const section = document.querySelector<HTMLElement>(".landing-example");
  if (!section) return;
  setTimeout(() => {
    section.dataset.late = "";
  }, timeout);
}
