import { commands } from "vitest/browser";

export const pressKey = (key: string): Promise<void> => commands.pressKey(key);
