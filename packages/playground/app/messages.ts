import type { NodeAction, ShownPage } from "../live/node-panel.tsx";
import { type ConsoleBatch, type ConsoleLine, consoleLevels, maxLines } from "./console-batch.ts";
import type { Project } from "./project.ts";

/**
 * Messages between the playground and its frame, which runs untrusted code: messages from there are validated, shortened,
 * and shown as text only.
 */

const key = "craftPlayground";

/** An error that keeps a project from running; `place` is null if it is in no file of the project. */
export interface Mistake {
  message: string;
  place: { file: string; line: number } | null;
}

export type ToFrame =
  | { type: "run"; files: Project["files"] }
  | { type: "act"; action: NodeAction }
  /** Answered with a pong. */
  | { type: "ping" };

export type FromFrame =
  | { type: "ready" }
  | { type: "pong" }
  /** The code has cleared the console. */
  | { type: "clear" }
  /** Null without an editor. */
  | { type: "page"; page: ShownPage | null }
  /** Null once the project runs. */
  | { type: "mistake"; mistake: Mistake | null }
  | ({ type: "console" } & ConsoleBatch)
  /** The reason why Craft.js refused an action, or "". */
  | { type: "refusal"; refusal: string };

/** Maximum length in characters of a saved page, and of other texts. */
const maxPageLength = 5_000_000;
export const maxText = 5000;

export const envelope = (message: ToFrame | FromFrame) => ({ [key]: message });

type Fields = Record<string, unknown>;

const fail = (): never => {
  throw new TypeError("This is not a message of the frame.");
};
const fieldsIn = (value: unknown) => (typeof value === "object" && value !== null ? (value as Fields) : fail());
const textIn = (value: unknown) => (typeof value === "string" ? value.slice(0, maxText) : fail());
const countIn = (value: unknown) => (Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : fail());
const listIn = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : fail());

/** Validates a message to the frame; null for anything else. */
export function parseToFrame(data: unknown): ToFrame | null {
  return read(data, (message) =>
    // The sender has been checked, and is this site: the type checker guarantees the form of the rest.
    ["run", "act", "ping"].includes(String(message.type)) ? (message as ToFrame) : fail(),
  );
}

/** Validates a message from the frame; null for anything else. */
export function parseFromFrame(data: unknown): FromFrame | null {
  return read(data, ({ type, page, mistake, lines, dropped, refusal }) => {
    switch (type) {
      case "ready":
      case "pong":
      case "clear":
        return { type };
      case "page":
        return { type, page: page === null ? null : shownPage(fieldsIn(page)) };
      case "mistake":
        return { type, mistake: mistake === null ? null : mistakeIn(fieldsIn(mistake)) };
      case "console":
        return { type, lines: listIn(lines).slice(-maxLines).map(consoleLineIn), dropped: countIn(dropped) };
      case "refusal":
        return { type, refusal: textIn(refusal) };
      default:
        return fail();
    }
  });
}

function read<Message>(data: unknown, parse: (message: Fields) => Message): Message | null {
  try {
    return parse(fieldsIn(fieldsIn(data)[key]));
  } catch {
    return null;
  }
}

function shownPage({ json, selected, canUndo }: Fields): ShownPage {
  if (typeof json !== "string" || json.length > maxPageLength) return fail();
  const ids = listIn(selected).map((id) => (typeof id === "string" ? id : fail()));
  return { json, selected: ids, canUndo: canUndo === true };
}

function consoleLineIn(value: unknown): ConsoleLine {
  const { level, text, detail } = fieldsIn(value);
  const match = consoleLevels.find((each) => each === level) ?? fail();
  return { level: match, text: textIn(text), ...(typeof detail === "string" && { detail: textIn(detail) }) };
}

function mistakeIn({ message, place }: Fields): Mistake {
  const { file, line } = (place ?? {}) as Fields;
  const isPlace = typeof file === "string" && Number.isSafeInteger(line) && Number(line) > 0;
  return { message: textIn(message), place: isPlace ? { file, line: Number(line) } : null };
}
