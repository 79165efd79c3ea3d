import { same } from "./check-file.ts";
import { childrenOf } from "./editor-questions.ts";
import { withEditor } from "./stage.tsx";

/** Throws when the index that `actions.move` takes does not count the moved block, too, at its old place. */
export const countsBeforeMove = () =>
  withEditor((editor) => {
    const [first = "", second] = childrenOf(editor);
    editor.actions.move(first, "ROOT", 1);
    same(childrenOf(editor), [first, second]);
    editor.actions.move(first, "ROOT", 2);
    same(childrenOf(editor), [second, first]);
  });
