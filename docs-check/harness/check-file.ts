import { show } from "./show.ts";

/** A block as it runs: what its module exports, by name. */
// biome-ignore lint/suspicious/noExplicitAny: what a block exports is checked where the block is type-checked
export type BlockExports = Record<string, any>;

/** How a block is run that cannot be run by itself. An element that it returns is rendered and used as a reader would use it. */
export type Run = (block: BlockExports) => unknown;

/** A statement of a page that holds when this does not throw. */
export type Probe = () => unknown;

/** What a `*.check.tsx` beside a page may export. */
export interface CheckFile {
  /** By the title of the block. */
  runs?: Record<string, Run>;
  /** By a sentence, or a part of one, that stands in the page word for word, as Markdown. */
  probes?: Record<string, Probe>;
  /**
   * What defaults really are, by the name that a table gives (`documents …, defaults: name`), then by row. A default
   * that the table describes in words is `inWords(words, whether they are true)`.
   */
  defaults?: Record<string, () => Record<string, unknown> | Promise<Record<string, unknown>>>;
}

/** A default in the words of the table, and whether they are true. */
export function inWords(words: string, holds: boolean): { words: string; holds: boolean } {
  return { words, holds };
}

/** What is thrown by a check itself, and not by what it looks at. */
export class Unproven extends Error {}

/** Throws when two values differ, deeply. */
export function same(found: unknown, wanted: unknown): void {
  const [a, b] = [show(found), show(wanted)];
  if (a !== b) throw new Unproven(`found ${a}, wanted ${b}`);
}

/** Throws when `work` does not throw an error whose message has `part` in it. */
export async function throws(part: string, work: () => unknown): Promise<void> {
  if (part === "") throw new Error("any error would do: say a part of the message that is expected");
  try {
    await work();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (!message.includes(part)) throw new Unproven(`it throws "${message}", not "${part}"`);
    return;
  }
  throw new Unproven(`it throws nothing, and should throw "${part}"`);
}
