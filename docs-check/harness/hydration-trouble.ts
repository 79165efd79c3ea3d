import { startWatch, watchTrouble } from "./trouble.ts";

/** Returns React's hydration messages and clears them. */
export function hydrationTrouble(): string[] {
  // This page runs both renderers, which React warns about.
  const troubles = watchTrouble().filter((said) => !said.includes("multiple renderers"));
  startWatch();
  return troubles;
}
