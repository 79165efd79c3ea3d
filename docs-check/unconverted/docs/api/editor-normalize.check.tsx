import { Editor, Frame, type Options } from "@craftjs/core";
import { type CheckFile, same, throws } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { childrenOf, stepCountOf, textOf } from "../../../harness/editor-questions.ts";
import { freshNode } from "../../../harness/fresh-node.ts";
import { SampleCard } from "../../../harness/sample-card.tsx";
import { sampleResolver } from "../../../harness/samples.tsx";
import { setText } from "../../../harness/set-text.ts";
import { type EditorHandle, rendered, settle, withEditor } from "../../../harness/stage.tsx";

/** Runs `then` with what `normalizeNodes` was told about each action. */
function withNormalizer(
  then: (log: Parameters<Options["normalizeNodes"]>[], editor: EditorHandle) => unknown,
  normalizeNodes: Options["normalizeNodes"] = () => {},
) {
  const log: Parameters<Options["normalizeNodes"]>[] = [];
  return withEditor((editor) => then(log, editor), {
    props: {
      normalizeNodes: (...args) => {
        log.push(args);
        return normalizeNodes(...args);
      },
    },
  });
}

export const probes: CheckFile["probes"] = {
  "### normalizeNodes {#normalize-nodes} `normalizeNodes(state, previousState, actionPerformed, query): void` Runs at the end of each change to the nodes’ data. It gets a draft of the new state and may correct it. The correction belongs to the same step of the history, so one undo takes back both.":
    () =>
      withNormalizer(
        (_, editor) => {
          const [id = ""] = childrenOf(editor);
          setText(editor.actions, id, "Too long");
          same(textOf(editor, id), "Short");
          editor.actions.history.undo();
          same([textOf(editor, id), editor.query.history.canUndo()], ["One", false]);
        },
        (state) => {
          for (const { data } of Object.values(state.nodes))
            if (data.props.text === "Too long") data.props.text = "Short";
        },
      ),
  "| `state` | A draft of the new state. Mutate it; the return value is ignored. | | `previousState` | The state from before, frozen | | `actionPerformed` | `{ type, params }` | | `query` | Queries on the **previous** state |":
    () =>
      withNormalizer(
        (log, editor) => {
          const before = editor.query.getState();
          setText(editor.actions, childrenOf(editor)[0], "Changed");
          const [, previous, action, query] = log[0] ?? [];
          same([previous === before, Object.isFrozen(previous), query?.getState() === before], [true, true, true]);
          same(Object.keys(action ?? {}).sort(), ["params", "type"]);
          same([textOf(editor, childrenOf(editor)[0]), childrenOf(editor).length], ["Changed, and mutated", 2]);
        },
        (state) => {
          for (const { data } of Object.values(state.nodes)) {
            if (data.props.text === "Changed") data.props.text = "Changed, and mutated";
          }
          return { nodes: {} } as never;
        },
      ),
  "What `actionPerformed` holds depends on how the action was called: | How the action was called | `type` | `params` | |---|---|---| | By itself | Its name | Its arguments | | On `ignore()` or `throttle()` | Its name | Its name, then its arguments | | On `merge()` | `HISTORY_MERGE` | Its name, then its arguments | | `undo()`, `redo()` | `HISTORY_UNDO`, `HISTORY_REDO` | `undefined` |":
    () =>
      withNormalizer((log, { actions }) => {
        const { history } = actions;
        actions.setHidden("ROOT", true);
        history.ignore().setHidden("ROOT", false);
        history.throttle().setHidden("ROOT", true);
        history.merge().setHidden("ROOT", false);
        actions.setHidden("ROOT", true);
        history.undo();
        history.redo();
        const named = ["setHidden", "ROOT"];
        same(
          log.map(([, , { type, params }]) => [type, params]),
          [
            ["setHidden", ["ROOT", true]],
            ["setHidden", [...named, false]],
            ["setHidden", [...named, true]],
            ["HISTORY_MERGE", [...named, false]],
            ["setHidden", ["ROOT", true]],
            ["HISTORY_UNDO", undefined],
            ["HISTORY_REDO", undefined],
          ],
        );
      }),
  "- It runs for `add`, `addNodeTree`, `delete`, `move`, `setProp`, `setCustom`, `setHidden`, `deserialize`, `setState`, undo and redo, if they change anything.":
    () =>
      withNormalizer((log, editor) => {
        const { actions, query } = editor;
        const [id = ""] = childrenOf(editor);
        actions.add(freshNode(editor), "ROOT");
        actions.addNodeTree(query.parseReactElement(<hr />).toNodeTree(), "ROOT");
        actions.delete(childrenOf(editor)[3] ?? "");
        actions.move(id, "ROOT", 2);
        setText(editor.actions, id, "Changed");
        setText(editor.actions, id, "Changed");
        actions.setCustom(id, (custom) => {
          custom.note = 1;
        });
        actions.setHidden(id, true);
        actions.setState(() => {});
        actions.setState((state) => {
          if (state.nodes[id]) state.nodes[id].data.hidden = false;
        });
        actions.history.undo();
        actions.history.redo();
        actions.deserialize(query.serialize());
        const ran =
          "add,addNodeTree,delete,move,setProp,setCustom,setHidden,setState,HISTORY_UNDO,HISTORY_REDO,deserialize";
        same(log.map(([, , { type }]) => type).join(), ran);
      }),
  "- It does not run when undo or redo takes back or repeats a `deserialize`, nor for `merge().deserialize(…)`.": () =>
    withNormalizer((log, { actions, query }) => {
      actions.deserialize(query.serialize());
      actions.history.undo();
      actions.history.redo();
      actions.history.merge().deserialize(query.serialize());
      same(log.length, 1);
    }),
  "- It runs for a document given as `data` to `<Frame />`, but not for the JSX children of `<Frame />`.": async () => {
    const saved = await withEditor(({ query }) => query.serialize());
    let calls = 0;
    const normalizeNodes = () => void calls++;
    await rendered(
      <Editor resolver={sampleResolver} normalizeNodes={normalizeNodes}>
        <Frame data={saved} />
      </Editor>,
      () => same(calls, 1),
    );
    await withNormalizer((log) => same(log.length, 0));
  },
  "- It does not run for selection, hover, options or the indicator.": () =>
    withNormalizer((log, { actions }) => {
      actions.selectNode("ROOT");
      actions.setOptions((options) => {
        options.enabled = false;
      });
      actions.setIndicator(null);
      same(log.length, 0);
    }),
  "- Correct only what is wrong. It runs on every keystroke that calls `setProp`.": () =>
    withNormalizer((log, editor) => {
      const [id = ""] = childrenOf(editor);
      for (const text of ["H", "He", "Hel"]) setText(editor.actions.history.throttle(500), id, text);
      same([log.length, stepCountOf(editor)], [3, 1]);
    }),
  "- If it throws, the whole change is dropped, and the action throws.": () =>
    withNormalizer(
      async (_, editor) => {
        const [id = ""] = childrenOf(editor);
        await throws("of the probe", () => setText(editor.actions, id, "Changed"));
        same(textOf(editor, id), "One");
      },
      () => {
        throw new Error("of the probe");
      },
    ),
  "- It runs while React renders when a component makes its [linked nodes](/docs/api/element#linked), in `<Frame />`, too. `type` is then `addLinkedNodeFromTree`.":
    async () => {
      const types: string[] = [];
      await withEditor(
        async ({ actions, query }) => {
          same(types, ["addLinkedNodeFromTree"]);
          actions.addNodeTree(query.parseReactElement(<SampleCard />).toNodeTree(), "ROOT");
          await settle();
        },
        {
          content: containerOf(<SampleCard />),
          resolver: { SampleCard },
          props: { normalizeNodes: (_state, _previous, { type }) => void types.push(type) },
        },
      );
      same(types.slice(1).sort(), ["addLinkedNodeFromTree", "addNodeTree"]);
    },
};
