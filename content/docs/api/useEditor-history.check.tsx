import { type CheckFile, same, throws } from "../../../test/docs/browser/check-file.ts";
import { childrenOf, textOf } from "../../../test/docs/browser/editor-questions.ts";
import { says } from "../../../test/docs/browser/says.ts";
import { setText } from "../../../test/docs/browser/set-text.ts";
import { withEditor } from "../../../test/docs/browser/stage.tsx";

const recorded = [
  "add",
  "addNodeTree",
  "delete",
  "deserialize",
  "move",
  "setCustom",
  "setHidden",
  "setProp",
  "setState",
];

/** Changes the first text twice, so many milliseconds apart, and counts the steps that this is in the history. */
function stepsOf(milliseconds: number): Promise<number> {
  return withEditor((editor) => {
    const [id] = childrenOf(editor);
    const { timeline } = editor.store.history;
    setText(editor.actions.history.throttle(), id, "a");
    for (const step of timeline) Object.assign(step, { timestamp: Date.now() - milliseconds });
    setText(editor.actions.history.throttle(), id, "b");
    return timeline.length;
  });
}

export const probes: CheckFile["probes"] = {
  "`actions.history.throttle(rate = 500)`": async () => same([await stepsOf(400), await stepsOf(501)], [1, 2]),
  "a fresh editor has nothing to undo.": () => withEditor(({ query }) => same(query.history.canUndo(), false)),
  "`ignore`, `throttle` and `merge` return the actions that have a history: `add`, `addNodeTree`, `delete`, `deserialize`, `move`, `setCustom`, `setHidden`, `setProp` and `setState`. `selectNode` and its like are never recorded, so they are not among them. `merge` alone returns some [private actions](#private-actions) as well.":
    () =>
      withEditor(({ actions: { history } }) => {
        const names = (actions: object) => Object.keys(actions).sort();
        same([names(history.ignore()), names(history.throttle())], [recorded, recorded]);
        same(
          names(history.merge()).filter((name) => recorded.includes(name)),
          recorded,
        );
        same(
          names(history.merge()).filter((name) => !recorded.includes(name)),
          ["addLinkedNodeFromTree", "replaceNodes", "reset"],
        );
      }),
  "With nothing to undo it does nothing. Undoing the deletion of a selected node also brings back the selection of that time, in place of the present one.":
    () =>
      withEditor((editor) => {
        const { actions, query } = editor;
        const before = query.serialize();
        actions.history.undo();
        same(query.serialize(), before);
        const [first = "", second = ""] = childrenOf(editor);
        actions.selectNode([first, second]);
        actions.delete(first);
        actions.selectNode("ROOT");
        actions.history.undo();
        same(query.getEvent("selected").all(), [first, second]);
      }),
  "A new step after an undo discards what could be redone.": () =>
    withEditor((editor) => {
      const { actions, query } = editor;
      setText(actions, childrenOf(editor)[0], "a");
      actions.history.undo();
      same(query.history.canRedo(), true);
      setText(actions, childrenOf(editor)[0], "b");
      same(query.history.canRedo(), false);
    }),
  "Empties the history. The document does not change.": () =>
    withEditor((editor) => {
      const { actions, query } = editor;
      setText(actions, childrenOf(editor)[0], "a");
      actions.history.clear();
      same([query.history.canUndo(), textOf(editor, childrenOf(editor)[0])], [false, "a"]);
    }),
  "If you delete a node with `ignore()`, undoing an earlier change to that node throws `Cannot apply patch, path doesn't resolve`, and that step is lost.":
    () =>
      withEditor(async (editor) => {
        const [id = ""] = childrenOf(editor);
        setText(editor.actions, id, "a");
        editor.actions.history.ignore().delete(id);
        await throws("Cannot apply patch, path doesn't resolve", () => editor.actions.history.undo());
        same(editor.query.history.canUndo(), false);
      }),
  "A throttled change right after an unrelated action is folded into that action’s step, and one undo reverts both.":
    () =>
      withEditor((editor) => {
        const [first = "", second] = childrenOf(editor);
        editor.actions.setHidden(first, true);
        setText(editor.actions.history.throttle(), second, "a");
        editor.actions.history.undo();
        same([editor.query.node(first).get().data.hidden, textOf(editor, second)], [false, "Two"]);
      }),
  "The clock runs from the start of the step, not from the last change.": () =>
    withEditor((editor) => {
      const [id] = childrenOf(editor);
      const { timeline } = editor.store.history;
      setText(editor.actions.history.throttle(), id, "a");
      const [{ timestamp } = { timestamp: 0 }] = timeline;
      setText(editor.actions.history.throttle(), id, "b");
      same([timeline.length, timeline[0]?.timestamp], [1, timestamp]);
    }),
  "whenever that was. With an empty history it starts a step.": () =>
    withEditor((editor) => {
      const [id] = childrenOf(editor);
      const { timeline } = editor.store.history;
      setText(editor.actions.history.merge(), id, "a");
      same(timeline.length, 1);
      Object.assign(timeline[0] ?? {}, { timestamp: 0 });
      setText(editor.actions.history.merge(), id, "b");
      same(timeline.length, 1);
    }),
  "After an undo, `merge` folds into the step before and keeps the steps that could be redone, as `throttle` does within its time.":
    () =>
      withEditor((editor) => {
        const { actions, query } = editor;
        const [id] = childrenOf(editor);
        for (const folded of [actions.history.merge(), actions.history.throttle()]) {
          setText(actions, id, "a");
          setText(actions, id, "b");
          actions.history.undo();
          setText(folded, id, "c");
          same(query.history.canRedo(), true);
          actions.history.undo();
          same(textOf(editor, id), "One");
        }
      }),
  "The first call comes with the first state change of any kind; with `collectOnCreate`, at once.": () =>
    withEditor(({ actions, store }) => {
      const calls: string[] = [];
      const stop = store.subscribe(
        () => ({ same: 1 }),
        () => calls.push("later"),
        false,
      );
      store.subscribe(
        () => ({ same: 1 }),
        () => calls.push("at once"),
        true,
      );
      same(calls, ["at once"]);
      actions.setIndicator(null);
      actions.setIndicator(null);
      same(calls, ["at once", "later"]);
      stop();
      actions.selectNode("ROOT");
      same(calls.length, 2);
    }),
  "The types promise `{ prev, current }`, which is wrong in 0.2.12: use `query.getState()`.": () =>
    withEditor(({ query, store }) => same((store.getState() as unknown) === query.getState(), true)),
  "An error inside `collector` or `onChange` is caught and logged with `console.warn`.": () =>
    withEditor(({ store }) => {
      const fail = () => {
        throw new Error("of the probe");
      };
      return says("console.warn: of the probe; console.warn: of the probe", () => {
        store.subscribe(fail, () => {}, true);
        store.subscribe(() => ({}), fail, true);
      });
    }),
};
