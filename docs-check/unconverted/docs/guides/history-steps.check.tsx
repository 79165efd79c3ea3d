import { type CheckFile, same, throws } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { childrenOf, domOf, stepCountOf, textOf } from "../../../harness/editor-questions.ts";
import { freshNode } from "../../../harness/fresh-node.ts";
import { loadingIsAStep } from "../../../harness/loading-is-a-step.ts";
import { click, dragBelow, fire } from "../../../harness/pointer.ts";
import { SampleCard } from "../../../harness/sample-card.tsx";
import { withItems } from "../../../harness/sample-items.tsx";
import { SampleText } from "../../../harness/samples.tsx";
import { setText } from "../../../harness/set-text.ts";
import { withEditor } from "../../../harness/stage.tsx";
import { throttledJoins } from "../../../harness/throttled-joins.ts";
import { withRedo } from "../../../harness/with-redo.ts";

export const probes: CheckFile["probes"] = {
  "Craft.js records each change of the page. Two actions go back and forth in the record, and two queries say whether there is anywhere to go:":
    () =>
      withEditor(({ actions, query }) => {
        const { undo, redo } = actions.history;
        const { canUndo, canRedo } = query.history;
        const where = () => `${canUndo()} ${canRedo()}`;
        const seen = [where()];
        for (const step of [() => setText(actions, query.node("ROOT").childNodes()[0], "New"), undo, redo]) {
          step();
          seen.push(where());
        }
        same(seen, ["false false", "true false", "false true", "true false"]);
      }),
  "| A drop, also of several blocks; `add`, `addNodeTree`, `delete`, `move` | One |": async () => {
    await withItems((editor) => {
      const [first = "", second = "", last = ""] = childrenOf(editor);
      click(domOf(editor, first));
      click(domOf(editor, second), { metaKey: true });
      dragBelow(domOf(editor, first), domOf(editor, last));
      same([childrenOf(editor), stepCountOf(editor)], [[last, first, second], 1]);
    });
    await withEditor((editor) => {
      const { actions, query } = editor;
      const [first = "", second = ""] = childrenOf(editor);
      const steps = [
        () => actions.move([second, first], "ROOT", 2),
        () => actions.add(freshNode(editor), "ROOT"),
        () => actions.addNodeTree(query.parseReactElement(<SampleText />).toNodeTree(), "ROOT"),
        () => actions.delete([first, second]),
      ];
      const counts = steps.map((step) => {
        step();
        return stepCountOf(editor);
      });
      same(counts, [1, 2, 3, 4]);
    });
  },
  "| `setProp`, `setCustom`, `setHidden` | One for each call that changes something. Setting a prop to the value it has is none, but an equal new object is a change. |":
    () =>
      withEditor((editor) => {
        const [id = ""] = childrenOf(editor);
        const { actions } = editor;
        const stepsOf = (...calls: (() => void)[]) => {
          actions.history.clear();
          for (const call of calls) call();
          return stepCountOf(editor);
        };
        const setA = () => setText(actions, id, "a");
        const setB = () => setText(actions, id, "b");
        const setObject = () => actions.setProp(id, (props) => Object.assign(props, { padding: { top: 1 } }));
        const setCustom = () => actions.setCustom(id, (custom) => Object.assign(custom, { a: 1 }));
        same([stepsOf(setA, setB), stepsOf(setB, setB), stepsOf(setObject, setObject)], [2, 0, 2]);
        same(
          stepsOf(setCustom, () => actions.setHidden(id, true)),
          2,
        );
      }),
  "| `deserialize` | One. Undo brings the whole old page back. |": loadingIsAStep,
  "| Selecting, hovering, `setOptions` | None |": () =>
    withEditor((editor, place) => {
      editor.actions.selectNode("ROOT");
      fire(place.querySelector("p"), "mouseover");
      editor.actions.setOptions((options) => {
        options.enabled = false;
      });
      same([editor.query.getEvent("hovered").size(), stepCountOf(editor)], [1, 0]);
    }),
  "| The first content of a [linked node](/docs/concepts/user-components#linked-nodes) | None |": () =>
    withEditor((editor) => same([Object.keys(editor.query.getNodes()).length, stepCountOf(editor)], [4, 0]), {
      resolver: { SampleCard },
      content: containerOf(<SampleCard />),
    }),
  "From `useEditor`, the same is `actions.history.throttle(500).setProp(id, …)`. Only the record is throttled: the page changes at once. Without a number, the rate is 500.":
    () =>
      withEditor((editor) => {
        const [first = ""] = childrenOf(editor);
        const { history } = editor.actions;
        for (const text of ["1", "2"]) {
          setText(history.throttle(500), first, text);
          same([textOf(editor, first), stepCountOf(editor)], [text, 1]);
        }
        const stepsAfter = (wait: number) => {
          history.clear();
          setText(history.throttle(), first, `before ${wait}`);
          for (const step of editor.store.history.timeline) step.timestamp -= wait;
          setText(history.throttle(), first, `after ${wait}`);
          return stepCountOf(editor);
        };
        same([stepsAfter(450), stepsAfter(510)], [1, 2]);
      }),
  "A throttled change joins the latest step if that **began** less than 500 ms ago, whatever that step was. A letter typed right after a drop becomes part of the drop, and one undo takes both back.":
    throttledJoins,
  "`merge()` folds a change into the latest step, however old that is, or makes a step if there is none.": () =>
    withEditor((editor) => {
      const [first = ""] = childrenOf(editor);
      const { history } = editor.actions;
      setText(history.merge(), first, "1");
      same(stepCountOf(editor), 1);
      for (const step of editor.store.history.timeline) step.timestamp = 0;
      setText(history.merge(), first, "2");
      same(stepCountOf(editor), 1);
    }),
  "A text that is saved at each key is such a gesture, too, from the first key to `onBlur`: one undo then takes back all that was typed.":
    () =>
      withEditor((editor) => {
        const [first = ""] = childrenOf(editor);
        const { actions } = editor;
        setText(actions, first, "N");
        // Ten seconds lie between two keys.
        for (const step of editor.store.history.timeline) step.timestamp = Number(step.timestamp) - 10_000;
        setText(actions.history.merge(), first, "Ne");
        same([textOf(editor, first), stepCountOf(editor)], ["Ne", 1]);
        actions.history.undo();
        same([textOf(editor, first), editor.query.history.canUndo()], ["One", false]);
      }),
  "A change that joins a step leaves the steps that can be redone as they are, though they were recorded for another page. This is why the first change of the gesture is a step of its own: it discards them.":
    () =>
      withRedo(({ actions, query }, _, second) => {
        setText(actions.history.merge(), second, "merged");
        same(query.history.canRedo(), true);
        setText(actions.history.throttle(500), second, "throttled");
        same(query.history.canRedo(), true);
        setText(actions, second, "a step of its own");
        same(query.history.canRedo(), false);
      }),
  "A change to the value that is there already makes no step: leave it out, or the next one joins a step from before the gesture.":
    () =>
      withEditor((editor) => {
        const [first = "", second = ""] = childrenOf(editor);
        const { actions } = editor;
        setText(actions, second, "Before");
        setText(actions, first, "One");
        setText(actions.history.merge(), first, "Moved");
        same(stepCountOf(editor), 1);
        actions.history.undo();
        same([textOf(editor, first), textOf(editor, second)], ["One", "Two"]);
      }),
  "The callback’s second argument holds actions that work on the draft. Use those and not the outer `actions`, whose changes would be lost.":
    () =>
      withEditor((editor) => {
        const [first = "", second = ""] = childrenOf(editor);
        editor.actions.setState((_, { setProp }) => {
          setText({ setProp }, first, "inner");
          setText(editor.actions, second, "outer");
        });
        same([textOf(editor, first), textOf(editor, second)], ["inner", "Two"]);
      }),
  "Call `selectNode`, `clearEvents` and `deserialize` as methods of the argument: taken out of it, as `setProp` is above, they throw.":
    () =>
      withEditor(async ({ actions, query }) => {
        const json = query.serialize();
        actions.setState((_, inner) => {
          inner.selectNode("ROOT");
          inner.clearEvents();
          inner.deserialize(json);
        });
        await throws("undefined", () => actions.setState((_, { selectNode }) => selectNode("ROOT")));
        await throws("undefined", () => actions.setState((_, { clearEvents }) => clearEvents()));
        await throws("undefined", () => actions.setState((_, { deserialize }) => deserialize(json)));
      }),
  "What the callback added or deleted is not yet visible to `query`, nor to the checks of `move` and `delete`.": () =>
    withEditor(async ({ actions, query }) => {
      const [first = "", second = ""] = query.node("ROOT").childNodes();
      const tree = query.parseReactElement(<SampleText />).toNodeTree();
      const within = (work: (draft: Parameters<Parameters<typeof actions.setState>[0]>[1]) => void) =>
        actions.setState((_state, draft) => {
          draft.addNodeTree(tree, "ROOT");
          draft.delete(second);
          same(query.node("ROOT").childNodes(), [first, second]);
          work(draft);
        });
      await throws("reading 'id'", () => within((draft) => draft.delete(tree.rootNodeId)));
      await throws("TypeError", () => within((draft) => draft.move(first, tree.rootNodeId, 0)));
      same(query.node("ROOT").childNodes(), [first, second]);
    }),
};
