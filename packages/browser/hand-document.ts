import { handedDocumentKey } from "./names.ts";
import { session } from "./session.ts";

/** Passes a document to the saved-state page, which opens it on the next visit in this tab. Does nothing if storage is full. */
export function handDocument(json: string): void {
  session.set(handedDocumentKey, json);
}
