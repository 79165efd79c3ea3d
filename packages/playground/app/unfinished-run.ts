import { session } from "browser/session.ts";
import { storage } from "browser/storage.ts";

/**
 * Key of the code that runs now, in localStorage, and in sessionStorage for the tab that runs it. It is removed when the
 * reader leaves a page that responds, and stays there when the page hangs.
 */
export const unfinishedRunKey = "playground-unfinished-run";

/** Key in localStorage: time of that code's last response, in milliseconds since 1970. */
const responseKey = "playground-run-response";

/** Milliseconds without a response after which code counts as hung. */
const hangTime = 3000;

let hung = noted();
let latest: string | null = null;
let running: string | null = null;
let respondedAt = 0;

/** Whether the page hung when it ran this code on the last visit. */
export const hasHung = (code: string) => hung === code;

/** Allows code that has hung to run, at the reader's request. */
export function allowRun(): void {
  hung = null;
}

/** Records that this code is sent to the frame. */
export function beginRun(code: string): void {
  // A hung frame does not receive it: the code that it runs stays recorded.
  if (running !== null && !isResponsive()) return;
  hung = null;
  latest = running = code;
  resumeRun();
}

/** Records that the frame has responded to a message that was sent at this time, in milliseconds since 1970. */
export function confirmRun(sentAt: number): void {
  respondedAt = sentAt;
  if (running !== null) storage.set(responseKey, String(sentAt));
}

/** The page is hidden or left. Code that has hung stays recorded. */
export function pauseRun(): void {
  if (running !== null && isResponsive()) note(null);
}

/** The page is shown again. */
export function resumeRun(): void {
  if (running === null) return;
  confirmRun(Date.now());
  note(running);
}

/** The frame is removed, or shows another page. */
export function endRun(): void {
  pauseRun();
  running = null;
}

/** The page is about to hang, unlike the frame: the code counts as hung, and stays recorded. */
export function stopRun(): void {
  hung = latest;
  running = null;
}

const isResponsive = () => Date.now() - respondedAt < hangTime;

function note(code: string | null): void {
  for (const place of [storage, session]) place.set(unfinishedRunKey, code);
}

/** Code that this tab ran before a reload, or that a closed tab ran: an open one keeps responding. */
function noted(): string | null {
  const isOpen = Date.now() - Number(storage.get(responseKey)) < hangTime;
  return session.get(unfinishedRunKey) ?? (isOpen ? null : storage.get(unfinishedRunKey));
}
