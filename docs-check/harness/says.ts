import { Unproven } from "./check-file.ts";
import { startWatch, watchTrouble } from "./trouble.ts";

/** Throws when `work` does not make the page say a message, in an error or in the console. */
export async function says(part: string, work: () => unknown): Promise<void> {
  try {
    await work();
  } catch (error) {
    // What breaks a rendering is said by React as well.
    if (error instanceof Unproven || !watchTrouble().join().includes(part)) throw error;
  }
  const said = watchTrouble().join("; ");
  startWatch();
  if (!said.includes(part)) throw new Unproven(`what is said is "${said}", not "${part}"`);
}
