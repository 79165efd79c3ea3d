import { DefaultEventHandlers } from "@craftjs/core";
import { type CheckFile, same, throws } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { childrenOf, domOf, selectedOf, stepCountOf, textOf } from "../../../harness/editor-questions.ts";
import { withLaterProps } from "../../../harness/later-props.tsx";
import { fire } from "../../../harness/pointer.ts";
import { SampleText, sampleResolver } from "../../../harness/samples.tsx";
import { says } from "../../../harness/says.ts";
import { setText } from "../../../harness/set-text.ts";
import { type EditorHandle, settle, withEditor } from "../../../harness/stage.tsx";
import { addElement, treeOf } from "../../../harness/trees.ts";
import { until } from "../../../harness/until.ts";

const privateActions = ["reset", "replaceNodes", "setDOM", "setNodeEvent", "addLinkedNodeFromTree"];

/** Adds a component to the resolver, and takes the page off the user’s hands. */
const setsOptions = () =>
  withEditor((editor) => {
    const { actions, query } = editor;
    const Late = () => <hr />;
    const before = query.getOptions();
    actions.setOptions((options) => {
      options.resolver = { ...options.resolver, Late };
      options.enabled = false;
    });
    same([query.getOptions().enabled, before.enabled], [false, true]);
    const id = addElement(editor, <Late />);
    same(query.node(id).toSerializedNode().type, { resolvedName: "Late" });
  });

export const probes: CheckFile["probes"] = {
  "A new `handlers` has no effect.": () =>
    withEditor(async (editor) => {
      class Deaf extends DefaultEventHandlers {
        override handlers() {
          return { ...super.handlers(), select: () => () => {} };
        }
      }
      const options = { removeHoverOnMouseleave: false, isMultiSelectEnabled: () => false };
      editor.actions.setOptions((draft) => {
        draft.handlers = (store) => new Deaf({ store, ...options });
      });
      await settle();
      fire(domOf(editor, "ROOT"), "mousedown");
      same(selectedOf(editor), ["ROOT"]);
    }),
  "Input without a `ROOT` node leaves the canvas empty.": () =>
    withEditor(async ({ actions }, place) => {
      actions.deserialize({});
      await settle();
      same(place.textContent, "");
    }),
  "Broken JSON throws a `SyntaxError`. `null` and `undefined` throw “Cannot convert undefined or null to object”.":
    () =>
      withEditor(async ({ actions }) => {
        await throws("JSON", () => actions.deserialize("{"));
        for (const nothing of [null, undefined]) {
          await throws("Cannot convert undefined or null to object", () => actions.deserialize(nothing as never));
        }
      }),
  "deleting or moving a node that the same callback added fails, and so does moving one into it.": () =>
    withEditor(async (editor) => {
      const [first = ""] = childrenOf(editor);
      type Inner = Parameters<Parameters<EditorHandle["actions"]["setState"]>[0]>[1];
      const after = (work: (actions: Inner, id: string) => void) =>
        editor.actions.setState((_, actions) => {
          const tree = treeOf(editor, containerOf());
          actions.addNodeTree(tree, "ROOT");
          work(actions, tree.rootNodeId);
        });
      for (const work of [
        (actions: Inner, id: string) => actions.delete(id),
        (actions: Inner, id: string) => actions.move(id, "ROOT", 0),
        (actions: Inner, id: string) => actions.move(first, id, 0),
      ]) {
        await throws("Cannot read properties of undefined", () => after(work));
      }
      after((actions, id) => actions.setHidden(id, true));
      same(childrenOf(editor).length, 3);
    }),
  "All that it changes is in the step, a selection too: undo takes it back.": () =>
    withEditor((editor) => {
      editor.actions.setState((_, actions) => actions.selectNode("ROOT"));
      same(selectedOf(editor), ["ROOT"]);
      editor.actions.history.undo();
      same(selectedOf(editor), []);
    }),
  "The second argument holds the private actions too (`reset`, `replaceNodes`, `setDOM`, `setNodeEvent`, `addLinkedNodeFromTree`).":
    () =>
      withEditor(({ actions }) =>
        actions.setState((_, inner) => {
          const missing = privateActions.filter((name) => !(name in inner));
          same(missing, []);
        }),
      ),
  "- Inside the callback, `query` and the checks of the actions see the state from before:": () =>
    withEditor((editor) => {
      const [first = ""] = childrenOf(editor);
      editor.actions.setState((_, inner) => {
        inner.setHidden(first, true);
        same(editor.query.node(first).get().data.hidden, false);
      });
      same(editor.query.node(first).get().data.hidden, true);
    }),
  "Of the props, `<Editor />` follows only `enabled` after its first render.": () => {
    const calls: string[] = [];
    const first = { onNodesChange: () => void calls.push("first") };
    const later = {
      onNodesChange: () => void calls.push("later"),
      resolver: { ...sampleResolver, Late: SampleText },
      enabled: false,
    };
    const work: Parameters<typeof withLaterProps>[1] = async (change, { actions, query }) => {
      await change();
      same([query.getOptions().enabled, "Late" in query.getOptions().resolver], [false, false]);
      actions.setHidden("ROOT", true);
      await until(() => calls.length > 0);
      same([...new Set(calls)], ["first"]);
    };
    return withLaterProps(later, work, first);
  },
  "- A node without a `type` throws `Cannot find component <…> in resolver map`. A type with a `resolvedName` that is not in the resolver throws a `TypeError`, because of a destructured `undefined`, that names no component.":
    () =>
      withEditor(async ({ actions, query }) => {
        const load = (type: unknown) => () =>
          actions.deserialize({ ROOT: { ...query.node("ROOT").toSerializedNode(), nodes: [], type } } as never);
        await throws("Cannot find component", load(undefined));
        let found: unknown;
        try {
          load({ resolvedName: "Gone" })();
        } catch (error) {
          found = error;
        }
        same([found instanceof TypeError, /destructure/.test(String(found))], [true, true]);
        same(/Gone/.test(String(found)), false);
      }),
  "Changes the editor’s options, which are the [props of `<Editor />`](/docs/api/editor#props). The callback mutates a draft.":
    setsOptions,
  "`setOptions` is how you change the others later: for example to add a component to the `resolver`.": setsOptions,
  "Replaces the document with the output of [query.serialize](#query-serialize) or [query.getSerializedNodes](#query-get-serialized-nodes), and clears selection and indicator.":
    () =>
      withEditor(async (editor) => {
        const { actions, query } = editor;
        const before = query.serialize();
        for (const input of [before, query.getSerializedNodes()]) {
          const [first = "", second = ""] = childrenOf(editor);
          actions.delete(second);
          actions.selectNode("ROOT");
          actions.setIndicator(query.getDropPlaceholder(first, "ROOT", { x: 1, y: 1 }));
          same(query.getState().indicator === null, false);
          actions.deserialize(input);
          same([query.serialize(), selectedOf(editor), query.getState().indicator], [before, [], null]);
          await settle();
        }
      }),
  "- It is an undoable step. When you load another document, use `actions.history.ignore().deserialize(saved)` and then `actions.history.clear()`.":
    () =>
      withEditor((editor) => {
        const { actions, query } = editor;
        const text = () => textOf(editor, childrenOf(editor)[0]);
        const saved = query.serialize();
        setText(actions, childrenOf(editor)[0], "Other");
        actions.deserialize(saved);
        same([stepCountOf(editor), text()], [2, "One"]);
        actions.history.undo();
        same(text(), "Other");
        actions.history.ignore().deserialize(saved);
        actions.history.clear();
        same([query.history.canUndo(), query.history.canRedo(), text()], [false, false, "One"]);
      }),
  "Makes several changes as one step of the history. The callback gets a draft of the state and a set of actions that work on this draft.":
    () =>
      withEditor((editor) => {
        const [first = "", second] = childrenOf(editor);
        editor.actions.setState((state, actions) => {
          setText(actions as never, second, "2");
          const node = state.nodes[first];
          if (node) node.data.props.text = "1";
        });
        same([textOf(editor, first), textOf(editor, second), stepCountOf(editor)], ["1", "2", 1]);
      }),
  "`useEditor().actions` has no `reset`, `replaceNodes`, `setDOM`, `setNodeEvent` or `addLinkedNodeFromTree`: they are internal. There is no `hide` (it is [setHidden](#set-hidden)) and no `setDropIndicator` (it is [setIndicator](#set-indicator)).":
    () =>
      withEditor(({ actions }) => {
        const names = [...privateActions, "hide", "setDropIndicator", "setHidden", "setIndicator"];
        const there = names.filter((name) => name in actions);
        same(there, ["setHidden", "setIndicator"]);
      }),
  "- Whether the children of a node are there is not checked: if one is missing, [the page disappears](/docs/api/errors#missing-child).":
    () =>
      says("Cannot read properties of undefined", () =>
        withEditor(async ({ actions, query }) => {
          const saved = query.getSerializedNodes();
          actions.deserialize({ ROOT: { ...saved.ROOT, nodes: ["gone"] } } as never);
          same(query.node("ROOT").childNodes(), ["gone"]);
          await settle();
        }),
      ),
};
