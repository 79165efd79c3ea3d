import { settle } from "./stage.tsx";

/** Polls until `isSo()`. On a timeout it returns silently: the check then says what is missing. */
export async function until(isSo: () => boolean): Promise<void> {
  for (let wait = 0; !isSo() && wait < 100; wait++) await settle();
}
