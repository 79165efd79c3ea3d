import { DefaultEventHandlers, Element, type Node } from "@craftjs/core";
import { type CheckFile, same, throws } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { childrenOf, selectedOf, sizeOf, textOf } from "../../../test/docs/browser/editor-questions.ts";
import { freshNode } from "../../../test/docs/browser/fresh-node.ts";
import { fire } from "../../../test/docs/browser/pointer.ts";
import { SampleContainer, SampleText } from "../../../test/docs/browser/samples.tsx";
import { says } from "../../../test/docs/browser/says.ts";
import { setText } from "../../../test/docs/browser/set-text.ts";
import { type EditorHandle, settle, withEditor } from "../../../test/docs/browser/stage.tsx";
import { startWatch } from "../../../test/docs/browser/trouble.ts";

const treeOf = ({ query }: EditorHandle, text = "New") =>
  query.parseReactElement(<SampleText text={text} />).toNodeTree();

/** A root that holds a box with one text in it. */
const nested = containerOf(containerOf(<SampleText />));

export const probes: CheckFile["probes"] = {
  "a `query` on the next line sees the result. An action that throws changes nothing.": () =>
    withEditor(async (editor) => {
      const [first = ""] = childrenOf(editor);
      setText(editor.actions, first, "Changed");
      same(textOf(editor, first), "Changed");
      const before = editor.query.serialize();
      await throws("too late", () =>
        editor.actions.setState((_, actions) => {
          actions.delete(first);
          throw new Error("too late");
        }),
      );
      same(editor.query.serialize(), before);
    }),
  "The outer action started from the old state, so whatever another action changes in between is lost without a message.":
    () =>
      withEditor((editor) => {
        const [first = "", second] = childrenOf(editor);
        editor.actions.setProp(first, (props: { text: string }) => {
          setText(editor.actions, second, "Inner");
          props.text = "Outer";
        });
        same([textOf(editor, first), textOf(editor, second)], ["Outer", "Two"]);
      }),
  "Its step of the history stays, and undoing what never happened can put a block into the page twice.": async () => {
    await withEditor((editor) => {
      const [first = "", second = ""] = childrenOf(editor);
      editor.actions.setProp(first, () => editor.actions.delete(second));
      same(childrenOf(editor), [first, second]);
      editor.actions.history.undo();
      same(childrenOf(editor), [first, second, second]);
    });
    // React complains of the two.
    startWatch();
  },
  "Without it, or with a number past the end, the node comes last.": () =>
    withEditor((editor) => {
      const nodes = [freshNode(editor), freshNode(editor)];
      editor.actions.add(nodes[0] as Node, "ROOT", 99);
      editor.actions.add(nodes[1] as Node, "ROOT");
      same(
        childrenOf(editor).slice(2),
        nodes.map(({ id }) => id),
      );
    }),
  "a `TypeError` if the node names children or linked nodes.": () =>
    withEditor(async (editor) => {
      for (const data of [{ nodes: ["x"] }, { linkedNodes: { x: "x" } }]) {
        await throws("Cannot read properties of undefined", () => editor.actions.add(freshNode(editor, data), "ROOT"));
      }
    }),
  "Neither `canMoveIn` and `canDrop` nor whether the parent is a canvas.": () =>
    withEditor((editor) => {
      const [text = ""] = childrenOf(editor);
      editor.actions.addNodeTree(treeOf(editor), text);
      same(editor.query.node(text).childNodes().length, 1);
    }),
  "Adding a tree whose ids exist puts the same id into the document twice.": () =>
    withEditor((editor) => {
      const tree = treeOf(editor);
      editor.actions.addNodeTree(tree, "ROOT");
      editor.actions.addNodeTree(tree, "ROOT");
      same(childrenOf(editor).slice(2), [tree.rootNodeId, tree.rootNodeId]);
    }),
  "the nodes’ props are frozen, and other changes do not reach the document.": () =>
    withEditor(async (editor) => {
      const tree = treeOf(editor);
      editor.actions.addNodeTree(tree, "ROOT");
      const [node] = Object.values(tree.nodes);
      await throws("read only", () => {
        if (node) node.data.props.text = "Late";
      });
      if (node) node.data.hidden = true;
      same(editor.query.node(tree.rootNodeId).get().data.hidden, false);
    }),
  "- A tree whose `rootNodeId` is `ROOT` needs no parent and replaces the root node. The old root’s descendants stay in the state as orphans;":
    () =>
      withEditor((editor) => {
        const tree = editor.query.parseReactElement(<Element is="main" canvas />).toNodeTree((node) => {
          node.id = "ROOT";
        });
        editor.actions.addNodeTree(tree);
        same([childrenOf(editor).length, sizeOf(editor)], [0, 3]);
      }),
  "Removes a node with its children and linked nodes, and takes them out of the selection.": () =>
    withEditor(
      (editor) => {
        const [box = ""] = childrenOf(editor);
        editor.actions.selectNode(editor.query.node(box).childNodes());
        editor.actions.delete(box);
        same([Object.keys(editor.query.getNodes()), selectedOf(editor)], [["ROOT"], []]);
      },
      { content: nested },
    ),
  "a `TypeError` if a list names a node twice, or a node before one of its descendants.": () =>
    withEditor(
      async (editor) => {
        const [box = ""] = childrenOf(editor);
        const [text = ""] = editor.query.node(box).childNodes();
        await throws("Cannot read properties of undefined", () => editor.actions.delete([text, text]));
        await throws("Cannot read properties of undefined", () => editor.actions.delete([box, text]));
        editor.actions.delete([text, box]);
        same(childrenOf(editor), []);
      },
      { content: nested },
    ),
  "Several nodes keep the order of the list.": () =>
    withEditor((editor) => {
      const [first = "", second = ""] = childrenOf(editor);
      editor.actions.move([second, first], "ROOT", 0);
      same(childrenOf(editor), [second, first]);
    }),
  "For an unknown parent the message begins with `TypeError: `.": () =>
    withEditor((editor) => throws("TypeError: ", () => editor.actions.move(childrenOf(editor)[0] ?? "", "nobody", 0))),
  "Before each node moves, the editor’s [onBeforeMoveEnd](/docs/api/editor#on-before-move-end) runs; if it throws, nothing moves.":
    () =>
      withEditor(
        async (editor) => {
          const before = childrenOf(editor);
          await throws("not here", () => editor.actions.move(before[0] ?? "", "ROOT", 2));
          same(childrenOf(editor), before);
        },
        {
          props: {
            onBeforeMoveEnd: () => {
              throw new Error("not here");
            },
          },
        },
      ),
  "- A value in place of the function throws a `TypeError`.": () =>
    withEditor((editor) =>
      throws("is not a function", () => editor.actions.setProp(childrenOf(editor)[0] ?? "", { text: "x" } as never)),
    ),
  "its promise is rejected with [a revoked proxy](/docs/api/errors#revoked-proxy), and nothing changes.": () =>
    withEditor(async (editor) => {
      const [id = ""] = childrenOf(editor);
      await says("Cannot perform 'set' on a proxy that has been revoked", async () => {
        editor.actions.setProp(id, async (props: { text: string }) => {
          await null;
          props.text = "Late";
        });
        await settle();
      });
      same(textOf(editor, id), "One");
    }),
  "Replacing the argument (`props = { … }`) or returning a new object changes nothing.": () =>
    withEditor((editor) => {
      editor.actions.setProp(childrenOf(editor)[0] ?? "", () => ({ text: "Other" }));
      same(textOf(editor, childrenOf(editor)[0]), "One");
    }),
  "Setting a prop to the value it has adds no step to the history.": () =>
    withEditor((editor) => {
      setText(editor.actions, childrenOf(editor)[0], "One");
      same(editor.query.history.canUndo(), false);
    }),
  "A hidden node stays in the document but is not rendered: its component unmounts. An unknown id throws a `TypeError`.":
    () =>
      withEditor(async (editor, place) => {
        editor.actions.setHidden(childrenOf(editor)[0] ?? "", true);
        await settle();
        same([place.textContent, childrenOf(editor).length], ["Two", 2]);
        await throws("Cannot read properties of undefined", () => editor.actions.setHidden("nobody", true));
      }),
  "Either way, the hovered state is cleared. An unknown id throws `Node does not exist, it may have been removed` and leaves the selection as it was.":
    () =>
      withEditor(async (editor) => {
        const { actions, query } = editor;
        fire(query.node("ROOT").get().dom, "mouseover");
        same(query.getEvent("hovered").all(), ["ROOT"]);
        actions.selectNode("ROOT");
        same(query.getEvent("hovered").all(), []);
        await throws("Node does not exist, it may have been removed", () => actions.selectNode("nobody"));
        same(selectedOf(editor), ["ROOT"]);
        actions.selectNode();
        same(selectedOf(editor), []);
      }),
  "It works while the editor is disabled too.": () =>
    withEditor(
      (editor) => {
        editor.actions.selectNode("ROOT");
        same(selectedOf(editor), ["ROOT"]);
      },
      { props: { enabled: false } },
    ),
  "Clears what is selected, hovered and dragged, and the drop indicator.": () =>
    withEditor((editor) => {
      const { actions, query } = editor;
      const [first = ""] = childrenOf(editor);
      actions.selectNode(first);
      fire(query.node(first).get().dom, "mouseover");
      actions.setIndicator(query.getDropPlaceholder(first, "ROOT", { x: 1, y: 1 }));
      actions.clearEvents();
      const { events, indicator } = query.getState();
      same([events.selected.size, events.hovered.size, events.dragged.size, indicator], [0, 0, 0, null]);
    }),
  "It is ignored when the placement’s parent, or its `currentNode`, has no DOM element.": () =>
    withEditor((editor) => {
      const { actions, query } = editor;
      const shown = query.getDropPlaceholder(childrenOf(editor)[0] ?? "", "ROOT", { x: 1, y: 1 });
      const { placement } = shown;
      const hidden = { ...placement.parent, dom: null };
      actions.setIndicator({ ...shown, placement: { ...placement, parent: hidden } });
      same(query.getState().indicator, null);
      actions.setIndicator({ ...shown, placement: { ...placement, currentNode: hidden } });
      same(query.getState().indicator, null);
      actions.setIndicator(shown);
      same(query.getState().indicator?.placement.index, placement.index);
    }),
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
  "and clears selection and indicator.": () =>
    withEditor((editor) => {
      editor.actions.selectNode("ROOT");
      editor.actions.deserialize(editor.query.serialize());
      same([selectedOf(editor), editor.query.history.canUndo()], [[], true]);
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
          const names = ["reset", "replaceNodes", "setDOM", "setNodeEvent", "addLinkedNodeFromTree"];
          same(
            names.filter((name) => !(name in inner)),
            [],
          );
        }),
      ),
};
