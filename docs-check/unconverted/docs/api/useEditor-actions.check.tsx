import { Element } from "@craftjs/core";
import { createElement } from "react";
import { type CheckFile, same, throws } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { childrenOf, selectedOf, sizeOf, textOf } from "../../../harness/editor-questions.ts";
import { freshNode } from "../../../harness/fresh-node.ts";
import { regionOf, withOneOfEach } from "../../../harness/one-of-each.tsx";
import { productionInvariant } from "../../../harness/production-invariant.ts";
import { SampleCard } from "../../../harness/sample-card.tsx";
import { SampleText } from "../../../harness/samples.tsx";
import { says } from "../../../harness/says.ts";
import { setText } from "../../../harness/set-text.ts";
import { withEditor } from "../../../harness/stage.tsx";
import { topOf, treeOf } from "../../../harness/trees.ts";
import { startWatch } from "../../../harness/trouble.ts";

/** A root that holds a box with one text in it. */
const nested = containerOf(containerOf(<SampleText />));

/** The types let the parent out, which throws. */
const withoutParent = () =>
  withEditor((editor) => throws("Parent id cannot be ommited", () => editor.actions.add(freshNode(editor))));

export const probes: CheckFile["probes"] = {
  "Actions change the state at once: a `query` on the next line sees the result. An action that throws changes nothing.":
    () =>
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
  "A callback that you hand to an action, such as the one of `setProp`, must only change the draft it gets. The outer action started from the old state, so whatever another action changes in between is lost without a message.":
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
  "| `index` | Optional. The position among the parent’s children. Without it, or with a number past the end, the node comes last. |":
    () =>
      withEditor((editor) => {
        for (const [index, place] of [
          [99, 2],
          [undefined, 3],
          [1, 1],
        ] as const) {
          const node = freshNode(editor);
          editor.actions.add(node, "ROOT", index);
          same(childrenOf(editor).indexOf(node.id), place);
        }
      }),
  "a `TypeError` if the node names children or linked nodes.": () =>
    withEditor(async (editor) => {
      for (const data of [{ nodes: ["x"] }, { linkedNodes: { x: "x" } }]) {
        await throws("Cannot read properties of undefined", () => editor.actions.add(freshNode(editor, data), "ROOT"));
      }
    }),
  "- **No rule is checked.** Neither `canMoveIn` and `canDrop` nor whether the parent is a canvas. Ask `isDroppable` first, as above.":
    () =>
      withOneOfEach((editor, { text, closed, homeless }) => {
        for (const parent of [text, closed]) {
          const tree = treeOf(editor, <SampleText />);
          same(editor.query.node(parent).isDroppable(topOf(tree)), false);
          editor.actions.addNodeTree(tree, parent);
          same(childrenOf(editor, parent), [tree.rootNodeId]);
        }
        const stay = treeOf(editor, createElement(editor.query.node(homeless).get().data.type));
        same(editor.query.node("ROOT").isDroppable(topOf(stay)), false);
        editor.actions.addNodeTree(stay, "ROOT");
        same(childrenOf(editor).at(-1), stay.rootNodeId);
      }),
  "- **Ids are not checked.** Adding a tree whose ids exist puts the same id into the document twice.": () =>
    withEditor((editor) => {
      const tree = treeOf(editor, <SampleText />);
      editor.actions.addNodeTree(tree, "ROOT");
      editor.actions.addNodeTree(tree, "ROOT");
      same(childrenOf(editor).slice(2), [tree.rootNodeId, tree.rootNodeId]);
    }),
  "- Do not change the tree afterwards: the nodes’ props are frozen, and other changes do not reach the document.":
    () =>
      withEditor(async (editor) => {
        const tree = treeOf(editor, <SampleText text="New" />);
        editor.actions.addNodeTree(tree, "ROOT");
        const { data } = topOf(tree);
        await throws("read only", () => Object.assign(data.props, { text: "Late" }));
        data.hidden = true;
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
        const { actions, query } = editor;
        actions.selectNode(query.node("ROOT").descendants(true));
        same(selectedOf(editor).length, 5);
        actions.delete(childrenOf(editor));
        same([Object.keys(query.getNodes()), selectedOf(editor)], [["ROOT"], []]);
      },
      { content: containerOf(containerOf(<SampleText />), <SampleCard />), resolver: { SampleCard } },
    ),
  "- a `TypeError` if a list names a node twice, or a node before one of its descendants. Keep the outermost ids.":
    () =>
      withEditor(
        async (editor) => {
          const [box = ""] = childrenOf(editor);
          const [text = ""] = editor.query.node(box).childNodes();
          await throws("Cannot read properties of undefined", () => editor.actions.delete([text, text]));
          await throws("Cannot read properties of undefined", () => editor.actions.delete([box, text]));
          editor.actions.delete([box]);
          same(Object.keys(editor.query.getNodes()), ["ROOT"]);
        },
        { content: nested },
      ),
  "- `Attempting to delete a top-level Node` for the root and for [linked nodes](/docs/api/element#linked);": () =>
    withOneOfEach(async (editor, ids) => {
      for (const id of ["ROOT", regionOf(editor, ids)]) {
        await throws("Attempting to delete a top-level Node", () => editor.actions.delete(id));
      }
    }),
  "- `Node does not exist, it may have been removed` for an unknown id, and for a node object in place of an id;": () =>
    withEditor(async (editor) => {
      const node = editor.query.node(childrenOf(editor)[0] ?? "").get();
      for (const id of ["nobody", node as never]) {
        await throws("Node does not exist, it may have been removed", () => editor.actions.delete(id));
      }
    }),
  "| `parentId` | The parent’s id. Optional in the types, required in practice: there is no default parent. |":
    withoutParent,
  "`Node does not exist, it may have been removed` if there is no such parent;": () =>
    withEditor((editor) =>
      throws("Node does not exist, it may have been removed", () => editor.actions.add(freshNode(editor), "nobody")),
    ),
  "`undefined` or an empty list does nothing.": () =>
    withEditor((editor) => {
      editor.actions.delete([]);
      editor.actions.delete(undefined as never);
      same(childrenOf(editor).length, 2);
    }),
  "- `Parent id cannot be ommited` without `parentId`;": withoutParent,
  "The messages below are those of a development build, and begin with `Invariant failed: `.": () =>
    withEditor(({ actions }) => throws("Invariant failed: Attempting to delete", () => actions.delete("ROOT"))),
  "- `The component type specified for this node (…) does not exist in the resolver`;": () =>
    withEditor((editor) => {
      const node = editor.query.parseFreshNode({ data: { type: SampleText } }).toNode();
      node.data.name = "Gone";
      return throws("The component type specified for this node (SampleText) does not exist in the resolver", () =>
        editor.actions.add(node, "ROOT"),
      );
    }),
  "An array still works but logs a deprecation warning.": () =>
    says("console.warn: Deprecation warning: actions.add(node: Node[]) will be deprecated", () =>
      withEditor((editor) => {
        editor.actions.add([freshNode(editor), freshNode(editor)] as never, "ROOT");
        same(childrenOf(editor).length, 4);
      }),
    ),
  "Adds a node with all its descendants.": () =>
    withEditor((editor) => {
      const tree = treeOf(editor, nested);
      editor.actions.addNodeTree(tree, "ROOT", 0);
      same([childrenOf(editor)[0], editor.query.node(tree.rootNodeId).descendants(true).length], [tree.rootNodeId, 2]);
    }),
  "With `NODE_ENV=production` the message is `Invariant failed` alone, so do not compare texts in your code.":
    async () => {
      let message = "";
      try {
        productionInvariant(false, "Attempting to delete a top-level Node");
      } catch (error) {
        message = (error as Error).message;
      }
      same(message, "Invariant failed");
    },
};
