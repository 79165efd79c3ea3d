import { setTimeout } from "node:timers/promises";

/** Gives a pending signal time to end the process: Ctrl+C also kills esbuild, and that error is noise. */
export const waitForSignal = (): Promise<void> => setTimeout(50);
