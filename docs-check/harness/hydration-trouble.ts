import { startWatch, watchTrouble } from "./trouble.ts";

/** What React had to say about a hydration, which is then forgotten. */
export function hydrationTrouble(): string[] {
  // Both renderers are in one page here, which React says.
  const troubles = watchTrouble().filter((said) => !said.includes("multiple renderers"));
  startWatch();
  return troubles;
}
