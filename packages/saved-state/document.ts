/** A parsed document before validation: entries by node id. */
export type SavedDocument = Record<string, unknown>;

/** An entry that can be a node: any of its fields may be missing, or wrong. */
export type SavedNode = Readonly<Record<string, unknown>>;

/**
 * "error": Craft.js throws, or shows nothing. "warning": the page loads, but something is lost, unreachable or cannot
 * be edited. "note": works; worth knowing.
 */
export type Severity = "error" | "warning" | "note";

/** When the error occurs: `deserialize` or the first render of `<Frame>`, rendering, dragging, `serialize`; null: never. */
export type Phase = "load" | "render" | "drag" | "save" | null;

/** The effect in Craft.js. */
export interface Effect {
  phase: Phase;
  /** Part of the message that Craft.js, React or the browser throws; null if there is none. */
  message: string | null;
  /** The effect instead of the message, or in addition to it. */
  text: string;
  /** Path and anchor of the documentation's section on it. */
  reference: string | null;
}

/** Keys from the document to a value, such as `["ROOT", "linkedNodes", "header"]`; empty: the document itself. */
export type Place = readonly (string | number)[];

/** A place that shares its prefix with others: copying each place of deeply nested values would take quadratic time. */
export interface Trail {
  before: Trail | Place;
  key: string | number;
}

/** The place of a trail. */
export function toPlace(trail: Trail | Place): Place {
  if (!("key" in trail)) return trail;
  const keys: (string | number)[] = [];
  let rest: Trail | Place = trail;
  while ("key" in rest) {
    keys.push(rest.key);
    rest = rest.before;
  }
  return [...rest, ...keys.reverse()];
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The type of a value, in the words of a finding: “a list”, “missing”. */
export function kindOf(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (value === null || value === undefined) return "missing";
  if (typeof value === "object") return "an object";
  return typeof value === "string" ? "a string" : `a ${typeof value}`;
}

/** The beginning of a value as JSON. JSON.stringify alone overflows the stack for deeply nested values. */
export function excerptOf(value: unknown): string {
  if (value === undefined) return "missing";
  let left = 30;
  return JSON.stringify(value, (_, inner) => (left-- > 0 ? inner : "…")).slice(0, 60);
}
