import { settle } from "./stage.tsx";

/** Waits until something is so. It gives up when that takes too long, and leaves it to the check to say what is missing. */
export async function until(isSo: () => boolean): Promise<void> {
  for (let wait = 0; !isSo() && wait < 100; wait++) await settle();
}
