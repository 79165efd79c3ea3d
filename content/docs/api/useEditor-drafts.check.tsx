import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";
import { childrenOf, textOf } from "../../../test/docs/browser/editor-questions.ts";
import { withEditor } from "../../../test/docs/browser/stage.tsx";

export const probes: CheckFile["probes"] = {
  "The callback gets a draft and mutates it; its return value is ignored.": () =>
    withEditor((editor) => {
      const [id = ""] = childrenOf(editor);
      editor.actions.setProp(id, (props: { text: string }) => {
        props.text = "Mutated";
        return { text: "Returned" };
      });
      same(textOf(editor, id), "Mutated");
    }),
  "Shows a drop indicator or, with `null`, removes it.": () =>
    withEditor((editor) => {
      const shown = editor.query.getDropPlaceholder(childrenOf(editor)[0] ?? "", "ROOT", { x: 1, y: 1 });
      const isShown = () => editor.query.getState().indicator !== null;
      editor.actions.setIndicator(shown);
      same(isShown(), true);
      editor.actions.setIndicator(null);
      same(isShown(), false);
    }),
  "- Inside the callback, `query` and the checks of the actions see the state from before:": () =>
    withEditor((editor) => {
      const [first = ""] = childrenOf(editor);
      editor.actions.setState((_, inner) => {
        inner.setHidden(first, true);
        same(editor.query.node(first).get().data.hidden, false);
      });
      same(editor.query.node(first).get().data.hidden, true);
    }),
};
