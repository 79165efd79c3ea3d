import { same } from "./check-file.ts";
import { childrenOf, stepCountOf } from "./editor-questions.ts";
import { savedRoot } from "./shows-page.tsx";
import { withEditor } from "./stage.tsx";

/** Throws when `deserialize` is not one step, or when Undo does not bring back the page that was there before. */
export const loadingIsAStep = () =>
  withEditor((editor) => {
    const before = editor.query.serialize();
    editor.actions.deserialize({ ROOT: savedRoot() } as never);
    same([stepCountOf(editor), childrenOf(editor)], [1, []]);
    editor.actions.history.undo();
    same(editor.query.serialize(), before);
  });
