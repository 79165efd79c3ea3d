import { handedDocumentKey } from "./names.ts";

/** Passes a saved page to the saved state doctor, which opens it on its next visit in this tab. */
export function handDocument(json: string): void {
  try {
    sessionStorage.setItem(handedDocumentKey, json);
  } catch {
    // Blocked or full: the reader can paste it there.
  }
}
