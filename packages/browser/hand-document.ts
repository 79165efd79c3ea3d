import { handedDocumentKey } from "./names.ts";
import { session } from "./session.ts";

/** Passes a saved page to the saved state doctor, which opens it on its next visit in this tab, if there is room for it. */
export function handDocument(json: string): void {
  session.set(handedDocumentKey, json);
}
