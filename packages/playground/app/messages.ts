import * as v from "valibot";
import type { NodeAction } from "../live/node-panel.tsx";
import { consoleLevels, maxLines } from "./console-batch.ts";
import type { Project } from "./project.ts";

/**
 * Messages between the playground and its frame, which runs untrusted code: messages from there are validated, shortened,
 * and shown as text only.
 */

const key = "craftPlayground";

export type ToFrame =
  | { type: "run"; files: Project["files"] }
  | { type: "act"; action: NodeAction }
  /** Answered with a pong. */
  | { type: "ping" };

/** Maximum length in characters of a saved page, and of other texts. */
const maxPageLength = 5_000_000;
export const maxTextLength = 5000;

const text = v.pipe(
  v.string(),
  v.transform((text) => text.slice(0, maxTextLength)),
);
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const place = v.object({ file: v.string(), line: v.pipe(count, v.minValue(1)) });
const mistake = v.object({ message: text, place: v.fallback(v.nullable(place), null) });
const page = v.object({
  json: v.pipe(v.string(), v.maxLength(maxPageLength)),
  selected: v.array(v.string()),
  canUndo: v.boolean(),
});
const lines = v.array(v.object({ level: v.picklist(consoleLevels), text, detail: v.exactOptional(text) }));

const fromFrame = v.variant("type", [
  v.object({ type: v.literal("ready") }),
  v.object({ type: v.literal("pong") }),
  // The code has cleared the console.
  v.object({ type: v.literal("clear") }),
  // Null without an editor.
  v.object({ type: v.literal("page"), page: v.nullable(page) }),
  // Null once the project runs.
  v.object({ type: v.literal("mistake"), mistake: v.nullable(mistake) }),
  v.object({
    type: v.literal("console"),
    lines: v.pipe(
      lines,
      v.transform((lines) => lines.slice(-maxLines)),
    ),
    dropped: count,
  }),
  // The reason why Craft.js refused an action, or "".
  v.object({ type: v.literal("refusal"), refusal: text }),
]);

export type FromFrame = v.InferOutput<typeof fromFrame>;

/** An error that keeps a project from running; `place` is null if it is in no file of the project. */
export type Mistake = v.InferOutput<typeof mistake>;

export const envelope = (message: ToFrame | FromFrame) => ({ [key]: message });

/** Validates a message to the frame; null for anything else. */
export function parseToFrame(data: unknown): ToFrame | null {
  // The sender has been checked, and is this site: the type checker guarantees the form of the rest.
  const command = v.looseObject({ type: v.picklist(["run", "act", "ping"]) });
  const { success, output } = v.safeParse(v.object({ [key]: command }), data);
  return success ? (output[key] as ToFrame) : null;
}

/** Validates a message from the frame; null for anything else. */
export function parseFromFrame(data: unknown): FromFrame | null {
  const { success, output } = v.safeParse(v.object({ [key]: fromFrame }), data);
  return success ? output[key] : null;
}
