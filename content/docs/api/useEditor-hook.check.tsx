import { useEditor } from "@craftjs/core";
import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";
import { childrenOf, selectedOf } from "../../../test/docs/browser/editor-questions.ts";
import { says } from "../../../test/docs/browser/says.ts";
import { setText } from "../../../test/docs/browser/set-text.ts";
import { type EditorHandle, settle, withEditor } from "../../../test/docs/browser/stage.tsx";

type Collector = Parameters<typeof useEditor>[0];

/** Runs `then` with what `useEditor` gave a component with this collector, each time it rendered. */
function withCollector(
  collector: NonNullable<Collector>,
  then: (seen: Record<string, unknown>[], editor: EditorHandle) => unknown,
) {
  const seen: Record<string, unknown>[] = [];
  const Collects = () => {
    seen.push(useEditor(collector));
    return null;
  };
  return withEditor((editor) => then(seen, editor), { beside: <Collects /> });
}

export const probes: CheckFile["probes"] = {
  "| `useEditor(collector)` | The same, plus every value that the collector returns. The component re-renders when one of them changes. |":
    () =>
      withCollector(
        (state) => ({ size: state.events.selected.size }),
        async (seen, { actions }) => {
          actions.selectNode("ROOT");
          await settle();
          same([seen[0]?.size, seen.at(-1)?.size, typeof seen[0]?.query], [0, 1, "object"]);
          const renders = seen.length;
          actions.setIndicator(null);
          await settle();
          same(seen.length, renders);
        },
      ),
  "It gets the [editor state](/docs/api/editor-state) and the same [query methods](#query) that the hook returns. It must return a plain object; its keys are merged into the hook’s return value.":
    () =>
      withCollector(
        (state, query) => ({ got: [Object.keys(state).sort(), Object.keys(query).sort()] }),
        async (seen, { actions, query }) => {
          actions.selectNode("ROOT");
          await settle();
          const { got, inContext } = seen.at(-1) ?? {};
          const ofHook = Object.keys(query).filter((name) => name !== "history");
          const [state = [], queries = []] = got as string[][];
          same(state, Object.keys(query.getState()).sort());
          same(
            [ofHook.filter((name) => !queries.includes(name)), queries.includes("history"), inContext],
            [[], true, true],
          );
        },
      ),
  "- It runs while the component first renders, then again after **every** state change: each hover, each selection, each new place of the drop indicator.":
    () => {
      let runs = 0;
      const collect = () => {
        runs++;
        return {};
      };
      return withCollector(collect, async (seen, editor) => {
        same([seen.length > 0, runs > 0], [true, true]);
        const [first = ""] = childrenOf(editor);
        const indicator = editor.query.getDropPlaceholder(first, "ROOT", { x: 1, y: 1 });
        for (const change of [
          () =>
            editor.query
              .node(first)
              .get()
              .dom?.dispatchEvent(new MouseEvent("mouseover", { bubbles: true })),
          () => editor.actions.selectNode(first),
          () => editor.actions.setIndicator(indicator),
        ]) {
          const before = runs;
          change();
          await settle();
          same(runs > before, true);
        }
      });
    },
  "A collector that throws in the first render throws like any render error.": () =>
    says("Error: of the first render", () =>
      withCollector(
        () => {
          throw new Error("of the first render");
        },
        () => {},
      ),
    ),
  "It is deeply frozen. Assigning to it throws a `TypeError` in module code;": () =>
    withEditor(({ query }) => {
      let found: unknown;
      try {
        query.node("ROOT").get().data.hidden = true;
      } catch (error) {
        found = error;
      }
      same(found instanceof TypeError, true);
    }),
  "| `query.history.canUndo()` | `true` if there is a step to undo |": () =>
    withEditor((editor) => {
      const { history } = editor.query;
      same([history.canUndo(), history.canRedo()], [false, false]);
      setText(editor.actions, childrenOf(editor)[0], "Other");
      same([history.canUndo(), history.canRedo()], [true, false]);
      editor.actions.history.undo();
      same([history.canUndo(), history.canRedo()], [false, true]);
    }),
  "| `query.history.canRedo()` | `true` if there is a step to redo |": () =>
    withEditor((editor) => {
      setText(editor.actions, childrenOf(editor)[0], "Other");
      editor.actions.history.undo();
      same(editor.query.history.canRedo(), true);
      editor.actions.history.redo();
      same(editor.query.history.canRedo(), false);
    }),
  "Every action marked “yes” in the [list of actions](#actions) adds a step if it changes anything.": () =>
    withEditor(async (editor) => {
      const { actions, query, store } = editor;
      const [first = "", second = ""] = childrenOf(editor);
      const fresh = () => query.parseFreshNode({ data: { type: "hr" } }).toNode();
      const tree = () => query.parseReactElement(<hr />).toNodeTree();
      const steps: [string, () => void][] = [
        ["add", () => actions.add(fresh(), "ROOT")],
        ["addNodeTree", () => actions.addNodeTree(tree(), "ROOT")],
        ["delete", () => actions.delete(second)],
        ["move", () => actions.move(first, "ROOT", 2)],
        ["setProp", () => setText(actions, first, "Other")],
        ["setCustom", () => actions.setCustom(first, (custom: { a?: number }) => void Object.assign(custom, { a: 1 }))],
        ["setHidden", () => actions.setHidden(first, true)],
        ["setState", () => actions.setState((_, inner) => inner.setHidden(first, false))],
        ["deserialize", () => actions.deserialize(query.serialize().replace("Other", "Third"))],
      ];
      for (const [name, step] of steps) {
        const before = store.history.timeline.length;
        step();
        same([name, store.history.timeline.length], [name, before + 1]);
      }
      const before = store.history.timeline.length;
      actions.setHidden(first, false);
      same(store.history.timeline.length, before);
      await settle();
    }),
  "`selectNode` and its like are never recorded, so they are not among them.": () =>
    withEditor(({ actions, query, store }) => {
      actions.selectNode("ROOT");
      actions.setIndicator(null);
      actions.clearEvents();
      actions.setOptions((options) => {
        options.enabled = false;
      });
      same([store.history.timeline.length, query.history.canUndo()], [0, false]);
      same(
        ["selectNode", "setIndicator", "clearEvents", "setOptions"].filter((name) => name in actions.history.ignore()),
        [],
      );
    }),
  "| [`history.ignore()`](#ignore) | Actions that are not recorded |": () =>
    withEditor((editor) => {
      setText(editor.actions.history.ignore(), childrenOf(editor)[0], "Other");
      same([editor.query.history.canUndo(), editor.query.serialize().includes("Other")], [false, true]);
    }),
  "Calls `onChange` when the collected value changes, and returns a function that unsubscribes.": () =>
    withEditor(({ actions, store }) => {
      const sizes: number[] = [];
      const stop = store.subscribe(
        (state) => ({ size: state.events.selected.size }),
        ({ size }) => sizes.push(size),
        true,
      );
      actions.selectNode("ROOT");
      actions.setIndicator(null);
      actions.selectNode();
      stop();
      actions.selectNode("ROOT");
      same(sizes, [0, 1, 0]);
    }),
  "Without an argument it clears the selection.": () =>
    withEditor((editor) => {
      editor.actions.selectNode("ROOT");
      same(selectedOf(editor), ["ROOT"]);
      editor.actions.selectNode();
      same(selectedOf(editor), []);
    }),
};
