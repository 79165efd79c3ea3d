import type { Code } from "./catalogue.ts";

/** A saved document as parsed, before anything about it is known: node ids and what stands under them. */
export type SavedDocument = Record<string, unknown>;

/** An entry of a document that can be a node: any of its fields may be missing, or wrong. */
export type SavedNode = Readonly<Record<string, unknown>>;

/**
 * "error": Craft.js throws, or shows nothing. "warning": the page loads, but something is lost, unreachable or cannot
 * be edited. "note": works; worth knowing.
 */
export type Severity = "error" | "warning" | "note";

/** When Craft.js notices: `deserialize` and the first render of `<Frame>`, rendering, dragging, `serialize`; null: never. */
export type Phase = "load" | "render" | "drag" | "save" | null;

/** What Craft.js does with it. */
export interface Effect {
  phase: Phase;
  /** Part of the message that Craft.js, React or the browser throws; null where it says nothing. */
  message: string | null;
  /** What happens instead of, or besides, the message. */
  text: string;
  /** Path and anchor of the documentation's section on it. */
  reference: string | null;
}

/** Keys from the document to a value, such as `["ROOT", "linkedNodes", "header"]`; empty: the document itself. */
export type Place = readonly (string | number)[];

export interface Finding {
  code: Code;
  severity: Severity;
  place: Place;
  /** `place` for people: `nodes.ROOT.linkedNodes.header`. */
  path: string;
  /** Id of the node that it is about; null: the whole document. */
  node: string | null;
  /** What is wrong, with names. */
  problem: string;
  effect: Effect;
  /** How an author mends it. */
  cure: string;
  /** The repair that keeps all content, for people; null: the kind has none. */
  repair: string | null;
  /** The repair that loses content, for people; null: the kind has none. */
  removal: string | null;
  /** The value that is wrong; repairs check that it is still there. */
  value: unknown;
  /** The value to put in its place, or the parent to attach a node to. */
  replacement: unknown;
}

export interface Options {
  /** Names in the reader's resolver; without it, components are not compared. */
  resolver?: readonly string[];
}

/** Something that a repair took out of the document, or overwrote. */
export interface Removed {
  code: Code;
  place: Place;
  path: string;
  value: unknown;
}

export interface Repaired {
  document: SavedDocument;
  removed: Removed[];
}

/**
 * Whether a repair is chosen before the reader decides: it keeps all content and has no alternative. The page, the
 * command and the MCP tool share this rule.
 */
export const isPreselected = ({ severity, repair, removal }: Finding): boolean =>
  severity !== "note" && repair !== null && removal === null;
