import { handedDocumentKey } from "./names.ts";

/** Hands a saved page to the saved state doctor, which opens it where it is shown next in this tab. */
export function handDocument(json: string): void {
  try {
    sessionStorage.setItem(handedDocumentKey, json);
  } catch {
    // Blocked or full: it can be pasted there.
  }
}
