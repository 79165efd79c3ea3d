import type { Code } from "./catalogue/kinds.ts";
import type { Effect, Place, SavedDocument, Severity } from "./document.ts";

export interface Finding {
  code: Code;
  severity: Severity;
  place: Place;
  /** `place` for people: `nodes.ROOT.linkedNodes.header`. */
  path: string;
  /** Id of the node that it is about; null: the whole document. */
  node: string | null;
  /** The problem, with names. */
  problem: string;
  effect: Effect;
  /** The cure, for authors. */
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

/** A value that a repair removed from the document, or overwrote. */
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
