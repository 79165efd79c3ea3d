import { withBase } from "../../../shared/base-path.ts";
import { handedDocumentKey, savedStatePath } from "../../../shared/constants.ts";

/** Opens the page's JSON in the saved state doctor, in place of a page that embeds the editor, too. */
export function CheckLink({ text }: { text: () => string }) {
  const hand = () => {
    try {
      sessionStorage.setItem(handedDocumentKey, text());
    } catch {
      // Blocked or full: it can be pasted there.
    }
  };
  return (
    <a className="button" href={withBase(savedStatePath)} target="_top" onClick={hand}>
      Check this page
    </a>
  );
}
