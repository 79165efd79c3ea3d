import { readFileSync } from "node:fs";

export const timesFile = "packages/docs-check/large-editor/times.json";

/** Results of `npm run bench:editor -w lab`, in milliseconds; in `mount` and `change`, the keys are block counts. */
export interface Times {
  with: { core: string; react: string; chromium: string; cores: number; runs: number };
  /** Mount time with Craft.js's handlers, with the batched handlers of the page, and with `enabled={false}`. */
  mount: Record<string, { plain: number; batched: number; read: number }>;
  change: Record<string, Record<Change, number>>;
  addInSection: number;
  selectAmongLong: number;
}

export type Change = "select" | "setProp" | "add" | "setPropEach" | "setPropAll";

export const readTimes = (): Times => JSON.parse(readFileSync(timesFile, "utf8"));

/** Formats milliseconds as the docs do: two significant digits (one below 10), and in seconds from 1 s up. */
export function formatTime(milliseconds: number): string {
  const [value, unit] = milliseconds < 995 ? [milliseconds, "ms"] : [milliseconds / 1000, "s"];
  const rounded = Number(value.toPrecision(value < 10 ? 1 : 2));
  return `${rounded.toLocaleString("en-GB")} ${unit}`;
}
