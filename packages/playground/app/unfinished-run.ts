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

let hungCode = readHungCode();
let latestCode: string | null = null;
let runningCode: string | null = null;
let respondedAt = 0;

/** Whether the page hung when it ran this code on the last visit. */
export const hasHung = (code: string) => hungCode === code;

/** Allows code that has hung to run, at the reader's request. */
export function allowRun(): void {
  hungCode = null;
}

/** Records that this code is sent to the frame. */
export function beginRun(code: string): void {
  // A hung frame does not receive it: the code that it runs stays recorded.
  if (runningCode !== null && !isResponsive()) return;
  hungCode = null;
  latestCode = runningCode = code;
  resumeRun();
}

/** Records that the frame has responded to a message that was sent at this time, in milliseconds since 1970. */
export function confirmRun(sentAt: number): void {
  respondedAt = sentAt;
  if (runningCode !== null) storage.set(responseKey, String(sentAt));
}

/** Call this when the page is hidden or left. Code that has hung stays recorded. */
export function pauseRun(): void {
  if (runningCode !== null && isResponsive()) record(null);
}

/** Call this when the page is shown again. */
export function resumeRun(): void {
  if (runningCode === null) return;
  confirmRun(Date.now());
  record(runningCode);
}

/** Call this when the frame is removed, or shows another page. */
export function endRun(): void {
  pauseRun();
  runningCode = null;
}

/** Call this if the frame is about to hang the page as well: the code counts as hung, and stays recorded. */
export function stopRun(): void {
  hungCode = latestCode;
  runningCode = null;
}

const isResponsive = () => Date.now() - respondedAt < hangTime;

function record(code: string | null): void {
  for (const place of [storage, session]) place.set(unfinishedRunKey, code);
}

/** Code that this tab ran before a reload, or that a closed tab ran: an open one keeps responding. */
function readHungCode(): string | null {
  const isOpen = Date.now() - Number(storage.get(responseKey)) < hangTime;
  return session.get(unfinishedRunKey) ?? (isOpen ? null : storage.get(unfinishedRunKey));
}
