import type { SavedDocument } from "saved-state";

/** The page that an editor has serialised; null: the text, which may come from a frame that is not trusted, is no such page. */
export function parseDocument(json: string): SavedDocument | null {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === "object" && !Array.isArray(value) ? (value as SavedDocument | null) : null;
  } catch {
    return null;
  }
}

/** Indents JSON; returns other text unchanged. */
export function prettyJson(json: string): string {
  const document = parseDocument(json);
  return document ? JSON.stringify(document, null, 2) : json;
}
