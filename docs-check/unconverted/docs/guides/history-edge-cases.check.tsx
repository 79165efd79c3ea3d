import { useEffect, useState } from "react";
import { type CheckFile, same } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { childrenOf, selectedOf, stepCountOf, textOf } from "../../../harness/editor-questions.ts";
import { SampleText } from "../../../harness/samples.tsx";
import { setText } from "../../../harness/set-text.ts";
import { settle, withEditor } from "../../../harness/stage.tsx";
import { startWatch, watchTrouble } from "../../../harness/trouble.ts";
import { comesBackAnew, leavesLinkedNode, withNewCard } from "../../../harness/undone-card.tsx";
import { withRedo } from "../../../harness/with-redo.ts";

export const probes: CheckFile["probes"] = {
  "- **A new change after an undo** discards the steps that could be redone, unless it [joins a step](#gesture) or [makes none](#ignore).":
    () =>
      withRedo(({ actions, query }, _, second) => {
        setText(actions.history.ignore(), second, "ignored");
        setText(actions.history.merge(), second, "joined");
        same(query.history.canRedo(), true);
        setText(actions, second, "new");
        same(query.history.canRedo(), false);
      }),
  "Undoing a deletion selects the node again, in place of what is selected now, if it was selected when it was deleted.":
    () =>
      withEditor((editor) => {
        const { actions } = editor;
        const [first = "", second = ""] = childrenOf(editor);
        actions.selectNode(first);
        actions.delete(first);
        actions.selectNode(second);
        actions.history.undo();
        same(selectedOf(editor), [first]);
        actions.selectNode(second);
        actions.delete(first);
        actions.history.undo();
        same(selectedOf(editor), [second]);
      }),
  "Undoing `deserialize` brings back the selection of that time.": () =>
    withEditor((editor) => {
      const { actions, query } = editor;
      const [first = "", second = ""] = childrenOf(editor);
      actions.selectNode(first);
      actions.deserialize(query.serialize());
      same(selectedOf(editor), []);
      actions.selectNode(second);
      actions.history.undo();
      same(selectedOf(editor), [first]);
    }),
  "They are created outside the history. If you undo the drop of a component that has some, they stay in the state without being shown, and are saved.":
    leavesLinkedNode,
  "Redo brings the component back with **new** linked nodes: what users had put into the old ones is not shown again.":
    comesBackAnew,
  "Redoing an edit inside an old one changes only that, without a message.": () =>
    withNewCard(async ({ editor, inner, place }) => {
      const { history } = editor.actions;
      setText(editor.actions, inner, "Mine");
      for (const step of [history.undo, history.undo, history.redo]) {
        step();
        await settle();
      }
      same(textOf(editor, inner), "Inside");
      const shown = place.innerText;
      startWatch();
      history.redo();
      await settle();
      same([textOf(editor, inner), place.innerText, watchTrouble()], ["Mine", shown, []]);
    }),
  "- **An action in a callback of another action** is lost in the page, but leaves its step. Undoing that one undoes what never happened: it may do nothing, or put a block into the page twice.":
    async () => {
      await withEditor((editor) => {
        const [first = "", second = ""] = childrenOf(editor);
        editor.actions.setProp(first, () => editor.actions.delete(second));
        same([childrenOf(editor), stepCountOf(editor)], [[first, second], 1]);
        editor.actions.history.undo();
        same(childrenOf(editor), [first, second, second]);
      });
      await withEditor((editor) => {
        const [first = "", second = ""] = childrenOf(editor);
        editor.actions.setProp(first, () => setText(editor.actions, second, "Lost"));
        const before = editor.query.serialize();
        same([textOf(editor, second), stepCountOf(editor)], ["Two", 1]);
        editor.actions.history.undo();
        same(editor.query.serialize(), before);
      });
      // React complains of the two.
      startWatch();
    },
  "What a component keeps in `useState` is not in the history. Undo of a deletion mounts the component anew.":
    async () => {
      let mounted = 0;
      let add = () => {};
      const Counter = () => {
        const [count, setCount] = useState(0);
        add = () => setCount((now) => now + 1);
        useEffect(() => {
          mounted++;
        }, []);
        return <i>{count}</i>;
      };
      await withEditor(
        async (editor, place) => {
          const shown = () => place.querySelector("i")?.textContent;
          const [only = ""] = childrenOf(editor);
          add();
          await settle();
          same([shown(), stepCountOf(editor)], ["1", 0]);
          editor.actions.delete(only);
          await settle();
          editor.actions.history.undo();
          await settle();
          same([mounted, shown()], [2, "0"]);
        },
        { resolver: { Counter }, content: containerOf(<Counter />) },
      );
    },
  "Other steps leave it alone, apart from nodes that no longer exist.": () =>
    withEditor((editor) => {
      const { actions, query } = editor;
      const [first = "", second = ""] = childrenOf(editor);
      setText(actions, first, "Changed");
      actions.selectNode(second);
      actions.history.undo();
      same(selectedOf(editor), [second]);
      const tree = query.parseReactElement(<SampleText />).toNodeTree();
      actions.addNodeTree(tree, "ROOT");
      actions.selectNode([second, tree.rootNodeId]);
      actions.history.undo();
      same(selectedOf(editor), [second]);
    }),
};
