import { importAnew } from "./import-anew.ts";
import { onIntent } from "./intent.ts";

declare const process: { env: { LATER: string } };

/** The address of the file, which the build knows. */
export const laterAddress = process.env.LATER;

type Later = typeof import("../later.ts");

let later: Promise<Later> | undefined;
let isThere = false;

/**
 * What a reader can want once they do more than read. Rejects when it cannot be loaded; it may be asked for again.
 */
export function bringLater(): Promise<Later> {
  if (later) return later;
  later = importAnew(laterAddress);
  later.then(
    () => {
      isThere = true;
    },
    () => {
      later = undefined;
    },
  );
  return later;
}

/** Fetches and runs it without need, so a failure says nothing. */
export function bringQuietly(): void {
  bringLater().catch(() => {});
}

onIntent((event) => {
  // Once it is there, it listens itself.
  if (!isThere)
    bringLater().then(
      ({ onShortcut }) => onShortcut(event),
      () => {},
    );
});
