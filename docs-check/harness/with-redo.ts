import { childrenOf } from "./editor-questions.ts";
import { setText } from "./set-text.ts";
import { type EditorHandle, withEditor } from "./stage.tsx";

/** Runs `then` with an editor in which the first of two texts has been changed twice, and the second change has been undone. */
export const withRedo = (then: (editor: EditorHandle, first: string, second: string) => unknown) =>
  withEditor((editor) => {
    const [first = "", second = ""] = childrenOf(editor);
    setText(editor.actions, first, "1");
    setText(editor.actions, first, "2");
    editor.actions.history.undo();
    return then(editor, first, second);
  });
