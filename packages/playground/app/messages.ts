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

function opened(data: unknown): Fields | null {
  const message = isFields(data) ? data[key] : null;
  return isFields(message) ? message : null;
}

/** Validates a message to the frame; null for anything else. */
export function parseToFrame(data: unknown): ToFrame | null {
  // The sender has been checked, and is this site: the type checker guarantees the form of the rest.
  const message = opened(data);
  return ["run", "act", "ping"].includes(String(message?.type)) ? (message as ToFrame) : null;
}

/** Validates a message from the frame; null for anything else. */
export function parseFromFrame(data: unknown): FromFrame | null {
  const message = opened(data);
  switch (message?.type) {
    case "ready":
      return { type: "ready" };
    case "pong":
      return { type: "pong" };
    case "page": {
      if (message.page === null) return { type: "page", page: null };
      const page = shownPage(message.page);
      return page && { type: "page", page };
    }
    case "mistake": {
      if (message.mistake === null) return { type: "mistake", mistake: null };
      const mistake = mistakeIn(message.mistake);
      return mistake && { type: "mistake", mistake };
    }
    case "console": {
      const { lines, dropped } = message;
      if (!Array.isArray(lines) || !Number.isSafeInteger(dropped) || (dropped as number) < 0) return null;
      const valid = lines.slice(-maxLines).map(consoleLineIn);
      return valid.includes(null)
        ? null
        : { type: "console", lines: valid as ConsoleLine[], dropped: dropped as number };
    }
    case "refusal": {
      const refusal = textIn(message.refusal);
      return refusal === null ? null : { type: "refusal", refusal };
    }
    default:
      return null;
  }
}

function shownPage(value: unknown): ShownPage | null {
  if (!isFields(value)) return null;
  const { json, selected, canUndo } = value;
  if (typeof json !== "string" || json.length > maxPageLength) return null;
  if (!Array.isArray(selected) || !selected.every((id) => typeof id === "string")) return null;
  return { json, selected, canUndo: canUndo === true };
}

function consoleLineIn(value: unknown): ConsoleLine | null {
  if (!isFields(value)) return null;
  const level = consoleLevels.find((level) => level === value.level);
  const text = textIn(value.text);
  const detail = textIn(value.detail);
  return level && text !== null ? { level, text, ...(detail !== null && { detail }) } : null;
}

function mistakeIn(value: unknown): Mistake | null {
  if (!isFields(value)) return null;
  const message = textIn(value.message);
  if (message === null) return null;
  const { file, line } = isFields(value.place) ? value.place : {};
  const isPlace = typeof file === "string" && Number.isSafeInteger(line) && (line as number) > 0;
  return { message, place: isPlace ? { file, line: line as number } : null };
}

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;
const textIn = (value: unknown) => (typeof value === "string" ? value.slice(0, maxText) : null);
