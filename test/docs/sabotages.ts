import { nameSabotages } from "./sabotages/names.ts";
import type { Sabotage } from "./sabotages/sabotage.ts";
import { typeSabotages } from "./sabotages/types.ts";
import { wordSabotages } from "./sabotages/words.ts";

export { runSabotages } from "./sabotages/running.ts";
export type { Sabotage };

/** What types tell. Each stands in a place of its own, so that all are tried at once. */
export const staticSabotages: Sabotage[] = [...typeSabotages, ...nameSabotages, ...wordSabotages];
