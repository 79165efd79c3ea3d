import { same } from "./check-file.ts";
import { childrenOf } from "./editor-questions.ts";
import { showsPage } from "./shows-page.tsx";
import { withEditor } from "./stage.tsx";

/** Throws when `query.serialize()` gives no string, or when `<Frame data>` or `deserialize` does not bring the page back. */
export const pageComesBack = () =>
  withEditor(async (editor) => {
    const { actions, query } = editor;
    const json: unknown = query.serialize();
    if (typeof json !== "string") throw new Error("it is no string");
    await showsPage(json, (place) => same(place.textContent, "OneTwo"));
    actions.delete(childrenOf(editor));
    same(childrenOf(editor), []);
    actions.deserialize(json);
    same(query.serialize(), json);
  });
