import { readFileSync } from "node:fs";

/** Where the times are kept that docs/guides/performance states. */
export const timesFile = "bench/large-editor/times.json";

/** What `npm run bench:editor` measured: milliseconds, by the number of blocks where it depends on it. */
export interface Times {
  with: { core: string; react: string; chromium: string; cores: number; runs: number };
  /** Until a page stands there: with the handlers of Craft.js, with those of the page, and with `enabled={false}`. */
  mount: Record<string, { plain: number; batched: number; read: number }>;
  /** What a change takes, and all that React renders for it. */
  change: Record<string, Record<Change, number>>;
  /** To add a block to one of twenty sections of 25 blocks each. */
  addInSection: number;
  /** To select one of 500 blocks with 5,000 characters in the props of each. */
  selectAmongLong: number;
}

export type Change = "select" | "setProp" | "add" | "setPropEach" | "setPropAll";

export const readTimes = (): Times => JSON.parse(readFileSync(timesFile, "utf8"));

/** Milliseconds as a page states them: two digits, and seconds from one on. */
export function inWords(milliseconds: number): string {
  const [value, unit] = milliseconds < 995 ? [milliseconds, "ms"] : [milliseconds / 1000, "s"];
  const rounded = Number(value.toPrecision(value < 10 ? 1 : 2));
  return `${rounded.toLocaleString("en-GB")} ${unit}`;
}
