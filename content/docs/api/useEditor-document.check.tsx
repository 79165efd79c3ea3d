import { DefaultEventHandlers, Editor, Element, Frame } from "@craftjs/core";
import { useState } from "react";
import { type CheckFile, same, throws } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { childrenOf, selectedOf, stepCountOf, textOf } from "../../../test/docs/browser/editor-questions.ts";
import { fire } from "../../../test/docs/browser/pointer.ts";
import { SampleContainer, SampleText, sampleResolver } from "../../../test/docs/browser/samples.tsx";
import { says } from "../../../test/docs/browser/says.ts";
import { setText } from "../../../test/docs/browser/set-text.ts";
import { type EditorHandle, settle, withEditor, withHandle } from "../../../test/docs/browser/stage.tsx";

const privateActions = ["reset", "replaceNodes", "setDOM", "setNodeEvent", "addLinkedNodeFromTree"];

/** Adds a component to the resolver, and takes it off the user’s hands. */
const setsOptions = () =>
  withEditor(({ actions, query }) => {
    const Late = () => <hr />;
    const parse = () => query.parseReactElement(<Late />).toNodeTree();
    const before = query.getOptions();
    actions.setOptions((options) => {
      options.resolver = { ...options.resolver, Late };
      options.enabled = false;
    });
    same([query.getOptions().enabled, before.enabled], [false, true]);
    actions.addNodeTree(parse(), "ROOT");
    same(JSON.stringify(query.getSerializedNodes()).includes("Late"), true);
  });

export const probes: CheckFile["probes"] = {
  "A new `handlers` has no effect.": () =>
    withEditor(async (editor) => {
      class Deaf extends DefaultEventHandlers {
        override handlers() {
          return { ...super.handlers(), select: () => () => {} };
        }
      }
      editor.actions.setOptions((options) => {
        options.handlers = (store) =>
          new Deaf({ store, removeHoverOnMouseleave: false, isMultiSelectEnabled: () => false });
      });
      await settle();
      fire(editor.query.node("ROOT").get().dom, "mousedown");
      same(selectedOf(editor), ["ROOT"]);
    }),
  "Input without a `ROOT` node leaves the canvas empty.": () =>
    withEditor(async ({ actions }, place) => {
      actions.deserialize({});
      await settle();
      same(place.textContent, "");
    }),
  "Broken JSON throws a `SyntaxError`. `null` throws a `TypeError`.": () =>
    withEditor(async ({ actions }) => {
      await throws("JSON", () => actions.deserialize("{"));
      await throws("Cannot convert undefined or null to object", () => actions.deserialize(null as never));
    }),
  "deleting or moving a node that the same callback added fails, and so does moving one into it.": () =>
    withEditor(async (editor) => {
      const [first = ""] = childrenOf(editor);
      const box = () => editor.query.parseReactElement(<Element is={SampleContainer} canvas />).toNodeTree();
      type Inner = Parameters<Parameters<EditorHandle["actions"]["setState"]>[0]>[1];
      const after = (work: (actions: Inner, id: string) => void) => () =>
        editor.actions.setState((_, actions) => {
          const tree = box();
          actions.addNodeTree(tree, "ROOT");
          work(actions, tree.rootNodeId);
        });
      await throws(
        "Cannot read properties of undefined",
        after((actions, id) => actions.delete(id)),
      );
      await throws(
        "Cannot read properties of undefined",
        after((actions, id) => actions.move(id, "ROOT", 0)),
      );
      await throws(
        "Cannot read properties of undefined",
        after((actions, id) => actions.move(first, id, 0)),
      );
      after((actions, id) => actions.setHidden(id, true))();
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
          same(
            privateActions.filter((name) => !(name in inner)),
            [],
          );
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
    let setLater = (_: boolean) => {};
    const App = ({ handle }: { handle: React.ReactNode }) => {
      const [later, set] = useState(false);
      setLater = set;
      const resolver = later ? { ...sampleResolver, Late: SampleText } : sampleResolver;
      return (
        <Editor
          resolver={resolver}
          enabled={!later}
          onNodesChange={() => {
            calls.push(later ? "later" : "first");
          }}
        >
          {handle}
          <Frame>{containerOf(<SampleText />)}</Frame>
        </Editor>
      );
    };
    return withHandle(
      (handle) => <App handle={handle} />,
      async ({ actions, query }) => {
        setLater(true);
        await settle();
        same([query.getOptions().enabled, "Late" in query.getOptions().resolver], [false, false]);
        actions.setHidden("ROOT", true);
        await new Promise((done) => setTimeout(done, 300));
        same([...new Set(calls)], ["first"]);
      },
    );
  },
  "- A node without a `type` throws `Cannot find component <…> in resolver map`. A type with a `resolvedName` that is not in the resolver throws a `TypeError`, because of a destructured `undefined`, that names no component.":
    () =>
      withEditor(async ({ actions, query }) => {
        const saved = JSON.parse(query.serialize());
        const withRoot = (type: unknown) => ({ ROOT: { ...saved.ROOT, nodes: [], type } });
        await throws("Cannot find component", () => actions.deserialize(withRoot(undefined) as never));
        let found: unknown;
        try {
          actions.deserialize(withRoot({ resolvedName: "Gone" }) as never);
        } catch (error) {
          found = error;
        }
        same(
          [found instanceof TypeError, /destructure/.test(String(found)), /Gone/.test(String(found))],
          [true, true, false],
        );
      }),
  "Changes the editor’s options, which are the [props of `<Editor />`](/docs/api/editor#props). The callback mutates a draft.":
    setsOptions,
  "`setOptions` is how you change the others later: for example to add a component to the `resolver`.": setsOptions,
  "Replaces the document with the output of [query.serialize](#query-serialize) or [query.getSerializedNodes](#query-get-serialized-nodes), and clears selection and indicator.":
    () =>
      withEditor(async (editor) => {
        const { actions, query } = editor;
        const saved = [query.serialize(), query.getSerializedNodes()];
        const before = query.serialize();
        for (const input of saved) {
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
        const saved = query.serialize();
        setText(actions, childrenOf(editor)[0], "Other");
        actions.deserialize(saved);
        same([stepCountOf(editor), textOf(editor, childrenOf(editor)[0])], [2, "One"]);
        actions.history.undo();
        same(textOf(editor, childrenOf(editor)[0]), "Other");
        actions.history.ignore().deserialize(saved);
        actions.history.clear();
        same([query.history.canUndo(), query.history.canRedo()], [false, false]);
        same(textOf(editor, childrenOf(editor)[0]), "One");
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
        const missing = [...privateActions, "hide", "setDropIndicator"];
        same(
          [...missing, "setHidden", "setIndicator"].filter((name) => name in actions),
          ["setHidden", "setIndicator"],
        );
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
