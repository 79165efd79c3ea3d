import { type CheckFile, same, throws } from "../../../harness/check-file.ts";
import { childrenOf, stepCountOf, textOf } from "../../../harness/editor-questions.ts";
import { enable } from "../../../harness/enable.ts";
import { freshNode } from "../../../harness/fresh-node.ts";
import { setText } from "../../../harness/set-text.ts";
import { settle, withEditor } from "../../../harness/stage.tsx";
import { addElement } from "../../../harness/trees.ts";

const recorded = "add addNodeTree delete deserialize move setCustom setHidden setProp setState".split(" ");

/** Changes the first text twice, so many milliseconds apart, and counts the steps that this is in the history. */
function stepsOf(milliseconds: number, rate?: number): Promise<number> {
  return withEditor((editor) => {
    const [id] = childrenOf(editor);
    const { timeline } = editor.store.history;
    setText(editor.actions.history.throttle(rate), id, "a");
    for (const step of timeline) Object.assign(step, { timestamp: Date.now() - milliseconds });
    setText(editor.actions.history.throttle(rate), id, "b");
    return timeline.length;
  });
}

const recordsSteps = () =>
  withEditor(async (editor) => {
    const { actions, query } = editor;
    const [first = "", second = ""] = childrenOf(editor);
    const steps: Record<string, () => void> = {
      add: () => actions.add(freshNode(editor), "ROOT"),
      addNodeTree: () => addElement(editor, <hr />),
      delete: () => actions.delete(second),
      move: () => actions.move(first, "ROOT", 2),
      setProp: () => setText(actions, first, "Other"),
      setCustom: () => actions.setCustom(first, (custom) => Object.assign(custom, { a: 1 })),
      setHidden: () => actions.setHidden(first, true),
      setState: () => actions.setState((_, inner) => inner.setHidden(first, false)),
      deserialize: () => actions.deserialize(query.serialize().replace("Other", "Third")),
    };
    same(Object.keys(steps).sort(), recorded);
    for (const [name, step] of Object.entries(steps)) {
      const before = stepCountOf(editor);
      step();
      same([name, stepCountOf(editor)], [name, before + 1]);
    }
    const before = stepCountOf(editor);
    actions.setHidden(first, false);
    same(stepCountOf(editor), before);
    await settle();
  });

const recordsNoStep = () =>
  withEditor(async (editor) => {
    const { actions } = editor;
    actions.selectNode("ROOT");
    actions.setIndicator(null);
    actions.clearEvents();
    await enable(actions, false);
    same([stepCountOf(editor), editor.query.history.canUndo()], [0, false]);
    const names = ["selectNode", "setIndicator", "clearEvents", "setOptions", "delete"];
    const there = names.filter((name) => name in actions.history.ignore());
    same(there, ["delete"]);
  });

const undoesAndRedoes = () =>
  withEditor((editor) => {
    const { history } = editor.query;
    const can = () => [history.canUndo(), history.canRedo()];
    same(can(), [false, false]);
    setText(editor.actions, childrenOf(editor)[0], "Other");
    same(can(), [true, false]);
    editor.actions.history.undo();
    same(can(), [false, true]);
    editor.actions.history.redo();
    same(can(), [true, false]);
  });

export const probes: CheckFile["probes"] = {
  "`actions.history.throttle(rate = 500)`": async () => same([await stepsOf(400), await stepsOf(501)], [1, 2]),
  "The content given to `<Frame />` is not a step: a fresh editor has nothing to undo.": () =>
    withEditor(({ query }) => same(query.history.canUndo(), false)),
  "`ignore`, `throttle` and `merge` return the actions that have a history: `add`, `addNodeTree`, `delete`, `deserialize`, `move`, `setCustom`, `setHidden`, `setProp` and `setState`. `selectNode` and its like are never recorded, so they are not among them. `merge` alone returns some [private actions](#private-actions) as well.":
    () =>
      withEditor(({ actions: { history } }) => {
        const names = (actions: object) => Object.keys(actions).sort();
        same([names(history.ignore()), names(history.throttle())], [recorded, recorded]);
        const internal = ["addLinkedNodeFromTree", "replaceNodes", "reset"];
        same(names(history.merge()), [...recorded, ...internal].sort());
      }),
  "Takes back the latest step. With nothing to undo it does nothing. Undoing the deletion of a selected node also brings back the selection of that time, in place of the present one.":
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
  "Repeats the step that was undone last. A new step after an undo discards what could be redone.": () =>
    withEditor((editor) => {
      const { actions, query } = editor;
      const [id] = childrenOf(editor);
      setText(actions, id, "a");
      actions.history.undo();
      same([query.history.canRedo(), textOf(editor, id)], [true, "One"]);
      actions.history.redo();
      same(textOf(editor, id), "a");
      actions.history.undo();
      setText(actions, id, "b");
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
  "- “The latest step” is any step. A throttled change right after an unrelated action is folded into that action’s step, and one undo reverts both.":
    () =>
      withEditor((editor) => {
        const [first = "", second] = childrenOf(editor);
        editor.actions.setHidden(first, true);
        setText(editor.actions.history.throttle(), second, "a");
        editor.actions.history.undo();
        same([editor.query.node(first).get().data.hidden, textOf(editor, second)], [false, "Two"]);
      }),
  "- The clock runs from the start of the step, not from the last change. A long burst becomes one step per `rate` milliseconds.":
    () =>
      withEditor((editor) => {
        const [id] = childrenOf(editor);
        const { timeline } = editor.store.history;
        setText(editor.actions.history.throttle(), id, "a");
        const [{ timestamp } = { timestamp: 0 }] = timeline;
        setText(editor.actions.history.throttle(), id, "b");
        same([timeline.length, timeline[0]?.timestamp], [1, timestamp]);
        const counts: number[] = [];
        for (let change = 0; change < 12; change++) {
          // As if each came three seconds after the one before.
          for (const step of timeline) Object.assign(step, { timestamp: (step.timestamp ?? 0) - 3000 });
          setText(editor.actions.history.throttle(10_000), id, String(change));
          counts.push(timeline.length);
        }
        same(counts, [1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4]);
      }),
  "Folds the action into the latest step, whenever that was. With an empty history it starts a step.": () =>
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
  "| `query.history.canUndo()` | `true` if there is a step to undo |": undoesAndRedoes,
  "| `query.history.canRedo()` | `true` if there is a step to redo |": undoesAndRedoes,
  "Every action marked “yes” in the [list of actions](#actions) adds a step if it changes anything.": recordsSteps,
  "`selectNode` and its like are never recorded, so they are not among them.": recordsNoStep,
  "| [`history.undo()`](#undo), [`history.redo()`](#redo) | Go one step back or forward | | [`history.clear()`](#clear) | Forget all steps | | [`history.ignore()`](#ignore) | Actions that are not recorded | | [`history.throttle(rate?)`](#throttle) | Actions that are folded into a recent step | | [`history.merge()`](#merge) | Actions that are folded into the latest step |":
    () =>
      withEditor((editor) => {
        const { actions, query } = editor;
        const [id] = childrenOf(editor);
        setText(actions.history.ignore(), id, "Ignored");
        same([textOf(editor, id), query.history.canUndo()], ["Ignored", false]);
        setText(actions, id, "1");
        setText(actions, id, "2");
        setText(actions.history.throttle(), id, "2, later");
        setText(actions.history.merge(), id, "2, at last");
        same(stepCountOf(editor), 2);
        const texts: string[] = [];
        for (const go of [actions.history.undo, actions.history.undo, actions.history.redo, actions.history.redo]) {
          go();
          texts.push(textOf(editor, id));
        }
        same(texts, ["1", "Ignored", "1", "2, at last"]);
        actions.history.clear();
        same([stepCountOf(editor), query.history.canUndo(), textOf(editor, id)], [0, false, "2, at last"]);
      }),
  "Folds the action into the latest step if that step began less than `rate` milliseconds ago; otherwise it starts a new step.":
    async () => same([await stepsOf(900, 1000), await stepsOf(1001, 1000)], [1, 2]),
  "| [`add`](#add), [`addNodeTree`](#add-node-tree), [`delete`](#delete), [`move`](#move) | yes | | [`setProp`](#set-prop), [`setCustom`](#set-custom), [`setHidden`](#set-hidden) | yes | | [`deserialize`](#deserialize), [`setState`](#set-state) | yes |":
    recordsSteps,
  "| [`selectNode`](#select-node), [`clearEvents`](#clear-events), [`setIndicator`](#set-indicator), [`setOptions`](#set-options) | no |":
    recordsNoStep,
  "- The change itself is immediate. Only the recording is throttled.": () =>
    withEditor((editor) => {
      const [id] = childrenOf(editor);
      for (const text of ["a", "b"]) {
        setText(editor.actions.history.throttle(100_000), id, text);
        same([textOf(editor, id), stepCountOf(editor)], [text, 1]);
      }
    }),
  "Does not record the action: undo and redo leave its change alone.": () =>
    withEditor((editor) => {
      const [first, second] = childrenOf(editor);
      const texts = () => [textOf(editor, first), textOf(editor, second)];
      setText(editor.actions, first, "1");
      setText(editor.actions.history.ignore(), second, "Ignored");
      editor.actions.history.undo();
      same(texts(), ["One", "Ignored"]);
      editor.actions.history.redo();
      same(texts(), ["1", "Ignored"]);
    }),
};
