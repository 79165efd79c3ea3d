import { handDocument } from "../../../client/hand-document.ts";
import { withBase } from "../../../shared/base-path.ts";
import { savedStatePath } from "../../../shared/constants.ts";

/** Opens the page's JSON in the saved state doctor, in place of a page that embeds the editor, too. */
export function CheckLink({ text }: { text: () => string }) {
  return (
    <a className="button" href={withBase(savedStatePath)} target="_top" onClick={() => handDocument(text())}>
      Check this page
    </a>
  );
}
