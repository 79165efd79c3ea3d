import { type CheckFile, same, throws } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { childrenOf, stepCountOf, textOf } from "../../../test/docs/browser/editor-questions.ts";
import { fire } from "../../../test/docs/browser/pointer.ts";
import { SampleCard } from "../../../test/docs/browser/sample-card.tsx";
import { SampleText } from "../../../test/docs/browser/samples.tsx";
import { setText } from "../../../test/docs/browser/set-text.ts";
import { withEditor } from "../../../test/docs/browser/stage.tsx";
import { withRedo } from "../../../test/docs/browser/with-redo.ts";

export const probes: CheckFile["probes"] = {
  "Two actions go back and forth in the record, and two queries say whether there is anywhere to go:": () =>
    withEditor(({ actions, query }) => {
      const { undo, redo } = actions.history;
      const { canUndo, canRedo } = query.history;
      setText(actions, query.node("ROOT").childNodes()[0], "New");
      const where = () => [canUndo(), canRedo()];
      const seen = [where()];
      undo();
      seen.push(where());
      redo();
      same(
        [...seen, where()],
        [
          [true, false],
          [false, true],
          [true, false],
        ],
      );
    }),
  "| A drop, also of several blocks; `add`, `addNodeTree`, `delete`, `move` | One |": () =>
    withEditor((editor) => {
      const { actions, query } = editor;
      const [first = "", second = ""] = childrenOf(editor);
      const counts: number[] = [];
      for (const work of [
        () => actions.move([second, first], "ROOT", 2),
        () => actions.add(query.parseFreshNode({ data: { type: "hr", props: {} } }).toNode(), "ROOT"),
        () => actions.addNodeTree(query.parseReactElement(<SampleText />).toNodeTree(), "ROOT"),
        () => actions.delete([first, second]),
      ]) {
        work();
        counts.push(stepCountOf(editor));
      }
      same(counts, [1, 2, 3, 4]);
    }),
  "| `setProp`, `setCustom`, `setHidden` | One for each call that changes something. Setting a prop to the value it has is none, but an equal new object is a change. |":
    () =>
      withEditor((editor) => {
        const [first = "", last = ""] = childrenOf(editor);
        const { actions } = editor;
        const stepsOf = (...calls: (() => void)[]) => {
          actions.history.clear();
          for (const call of calls) call();
          return stepCountOf(editor);
        };
        same(
          stepsOf(
            () => setText(actions, last, "a"),
            () => setText(actions, last, "b"),
          ),
          2,
        );
        same(
          stepsOf(
            () => actions.setCustom(last, (custom) => Object.assign(custom, { a: 1 })),
            () => actions.setHidden(last, true),
          ),
          2,
        );
        actions.history.clear();
        setText(editor.actions, first, "One");
        same(stepCountOf(editor), 0);
        for (let count = 0; count < 2; count++) {
          editor.actions.setProp(first, (props) => {
            props.padding = { top: 1 };
          });
        }
        same(stepCountOf(editor), 2);
      }),
  "| `deserialize` | One. Undo brings the whole old page back. |": () =>
    withEditor((editor) => {
      const before = editor.query.serialize();
      const { nodes, ...root } = editor.query.node("ROOT").toSerializedNode();
      editor.actions.deserialize({ ROOT: { ...root, nodes: [] } });
      same([stepCountOf(editor), nodes.length, childrenOf(editor)], [1, 2, []]);
      editor.actions.history.undo();
      same(editor.query.serialize(), before);
    }),
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
    async () => {
      await withEditor((editor) => {
        const [first = ""] = childrenOf(editor);
        for (const text of ["1", "2"]) {
          setText(editor.actions.history.throttle(500), first, text);
          same([textOf(editor, first), stepCountOf(editor)], [text, 1]);
        }
      });

      const stepsAfter = (wait: number) =>
        withEditor((editor) => {
          const [first = ""] = childrenOf(editor);
          const { history } = editor.actions;
          setText(history.throttle(), first, "1");
          for (const step of editor.store.history.timeline) step.timestamp -= wait;
          setText(history.throttle(), first, "2");
          return stepCountOf(editor);
        });
      same([await stepsAfter(450), await stepsAfter(510)], [1, 2]);
    },
  "A throttled change joins the latest step if that **began** less than 500 ms ago, whatever that step was.": () =>
    withEditor((editor) => {
      const [first = "", second = ""] = childrenOf(editor);
      editor.actions.move(first, "ROOT", 2);
      setText(editor.actions.history.throttle(500), first, "New");
      editor.actions.history.undo();
      same([stepCountOf(editor), childrenOf(editor), textOf(editor, first)], [1, [first, second], "One"]);
    }),
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
  "A change that joins a step leaves the steps that can be redone as they are, though they were recorded for another page.":
    () =>
      withRedo(({ actions, query }, _, second) => {
        setText(actions.history.merge(), second, "merged");
        same(query.history.canRedo(), true);
        setText(actions.history.throttle(500), second, "throttled");
        same(query.history.canRedo(), true);
      }),
  "Use those and not the outer `actions`, whose changes would be lost.": () =>
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
