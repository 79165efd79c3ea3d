import { importAnew } from "./import-anew.ts";
import { onIntent } from "./intent.ts";

declare const process: { env: { LATER: string } };

/** The address of the file, which the build knows. */
export const laterAddress = process.env.LATER;

export type Later = typeof import("../later.ts");

let later: Promise<Later> | undefined;
let isThere = false;

/**
 * Brings what a reader can want once they do more than read, and uses it. When it cannot be loaded, which says nothing if
 * nobody has asked for it, it may be asked for again.
 */
export function bringLater(use?: (later: Later) => void, otherwise: (error: unknown) => void = () => {}): void {
  later ??= importAnew<Later>(laterAddress).then(
    (module) => {
      isThere = true;
      return module;
    },
    (error) => {
      later = undefined;
      throw error;
    },
  );
  later.then(use, otherwise);
}

onIntent((event) => {
  // Once it is there, it listens itself.
  if (!isThere) bringLater(({ onShortcut }) => onShortcut(event));
});
