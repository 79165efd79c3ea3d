import { isSavingData } from "./connection.ts";
import { whenIdle } from "./when-idle.ts";

declare const process: { env: { LATER: string } };

/** The address of the file, which the build knows. */
const address = process.env.LATER;

type Later = typeof import("../later.ts");

let later: Promise<Later> | undefined;
let there: Later | undefined;
/** What the page that is shown wants to be done when it is there. */
let wanted = (_: Later) => {};

/**
 * What a reader can want once they look around, and what need not hold up the first paint: fetched when the browser is
 * idle, or when something wants it. Rejects when it cannot be loaded; it may be asked for again.
 */
export function bringLater(): Promise<Later> {
  if (later) return later;
  later = import(address) as Promise<Later>;
  later.then(
    (module) => {
      there = module;
      wanted(module);
    },
    () => {
      later = undefined;
    },
  );
  return later;
}

/** Does something with it as soon as it is there, for the page that is shown: what an earlier page wanted is given up. */
export function whenLater(run: (module: Later) => void): void {
  wanted = run;
  if (there) run(there);
}

/** Fetches it without need, so a failure says nothing. */
export function bringQuietly(): void {
  bringLater().catch(() => {});
}

if (isSavingData()) {
  for (const type of ["pointerover", "touchstart", "focusin", "keydown"]) {
    addEventListener(type, bringQuietly, { once: true, passive: true });
  }
} else whenIdle(bringQuietly);
