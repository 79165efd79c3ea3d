import { storage } from "browser/storage.ts";

/** Key in localStorage: the code of a run that has shown nothing yet. It stays there when the page hangs. */
export const unfinishedRunKey = "playground-unfinished-run";

let hung = storage.get(unfinishedRunKey);

/** Whether the page hung when it ran this code on the last visit. */
export const hasHung = (code: string) => hung === code;

/** Lets the code run that has hung, because the reader wants it to. */
export function allowRun(): void {
  hung = null;
}

export function beginRun(code: string): void {
  hung = null;
  storage.set(unfinishedRunKey, code);
}

/** The run has shown something, or the reader leaves. Code that has not been allowed to run stays noted. */
export function endRun(): void {
  if (hung === null) storage.set(unfinishedRunKey, null);
}
