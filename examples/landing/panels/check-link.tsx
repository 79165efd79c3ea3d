import { withBase } from "browser/base-path.ts";
import { handDocument } from "browser/hand-document.ts";
import { savedStatePath } from "browser/names.ts";

/** Opens the page's JSON in the saved state doctor, which also replaces a page that embeds the editor. */
export function CheckLink({ text }: { text: () => string }) {
  return (
    <a className="button" href={withBase(savedStatePath)} target="_top" onClick={() => handDocument(text())}>
      Check this page
    </a>
  );
}
