import { setTimeout } from "node:timers/promises";

/**
 * Waits until a signal that is on its way has ended this process. Ctrl+C ends esbuild, too, and what fails for want of it may
 * be seen before the signal is: nobody is to read of that.
 */
export const waitForSignal = (): Promise<void> => setTimeout(50);
