import { commands } from "vitest/browser";

/** Presses a real key where the focus is. */
export const pressKey = (key: string): Promise<void> => commands.pressKey(key);
