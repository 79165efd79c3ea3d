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

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
