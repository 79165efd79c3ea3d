import { Element, ROOT_NODE } from "@craftjs/core";
import { type CheckFile, same, throws } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { childrenOf } from "../../../harness/editor-questions.ts";
import { freshNode } from "../../../harness/fresh-node.ts";
import { sameType } from "../../../harness/same-type.ts";
import { SampleCard } from "../../../harness/sample-card.tsx";
import { SampleText } from "../../../harness/samples.tsx";
import { says } from "../../../harness/says.ts";
import { setText } from "../../../harness/set-text.ts";
import { type EditorHandle, rendered, withEditor } from "../../../harness/stage.tsx";

const gone = "Node does not exist, it may have been removed";
const invalid = "Invalid parameter Node Id specified";

/** An editor with a card in it, and the id of the card's linked node. */
const withLinked = (then: (editor: EditorHandle, linked: string) => unknown) =>
  withEditor(
    (editor) => {
      const [card = ""] = childrenOf(editor);
      return then(editor, editor.query.node(card).linkedNodes()[0] ?? "");
    },
    { content: containerOf(<SampleCard />), resolver: { SampleCard } },
  );

export const probes: CheckFile["probes"] = {
  "**Cause.** An [action](/docs/api/useEditor#actions) got an id that is not in the document: the node was deleted, its insertion was undone, or the id is from another document. `delete`, `setProp`, `setCustom` and `selectNode` also throw it for a node object in place of an id. **Cure.** Ask before you act, `if (query.node(id).get())`, and forget ids when their nodes go.":
    () =>
      withEditor(async (editor) => {
        const { actions, query } = editor;
        const [deleted = "", kept = ""] = childrenOf(editor);
        const tree = query.parseReactElement(<SampleText />).toNodeTree();
        actions.addNodeTree(tree, "ROOT");
        actions.history.undo();
        actions.delete(deleted);
        for (const id of [deleted, tree.rootNodeId, "ofAnother"]) {
          await throws(gone, () => setText(actions, id, "Other"));
          await throws(gone, () => actions.selectNode(id));
          if (query.node(id).get()) setText(actions, id, "Other");
        }
        const node = query.node(kept).get() as never;
        for (const work of [actions.delete, actions.setProp, actions.setCustom, actions.selectNode]) {
          await throws(gone, () => work(node, () => {}));
        }
        if (query.node(kept).get()) setText(actions, kept, "Other");
        same(query.node(kept).get().data.props.text, "Other");
      }),
  "**Cause.** [`actions.add`](/docs/api/useEditor#add) or [`actions.addNodeTree`](/docs/api/useEditor#add-node-tree) was called without a parent. The types call it optional, but there is no default parent. **Cure.** Pass the parent’s id, for example [`ROOT_NODE`](/docs/api/helpers#other-exports).":
    () =>
      withEditor(async (editor) => {
        const { actions, query } = editor;
        sameType<Parameters<typeof actions.add>[1], string | undefined>(true);
        sameType<Parameters<typeof actions.addNodeTree>[1], string | undefined>(true);
        const tree = () => query.parseReactElement(<SampleText />).toNodeTree();
        await throws("Parent id cannot be ommited", () => actions.add(freshNode(editor)));
        await throws("Parent id cannot be ommited", () => actions.addNodeTree(tree()));
        actions.add(freshNode(editor), ROOT_NODE);
        actions.addNodeTree(tree(), ROOT_NODE);
        same(childrenOf(editor).length, 4);
      }),
  "**Cause.** [`actions.delete`](/docs/api/useEditor#delete) was called with the root or with a [linked node](/docs/api/element#linked). **Cure.** Ask `query.node(id).isDeletable()` first. Delete the component that owns the linked node, or the children of the root.":
    () =>
      withLinked(async (editor, linked) => {
        const { actions, query } = editor;
        for (const id of ["ROOT", linked]) {
          same(query.node(id).isDeletable(), false);
          await throws("Attempting to delete a top-level Node", () => actions.delete(id));
        }
        const owners = childrenOf(editor);
        same(
          owners.map((id) => query.node(id).isDeletable()),
          [true],
        );
        actions.delete(owners);
        same(Object.keys(query.getNodes()), ["ROOT"]);
      }),
  "**Cause.** [`query.node`](/docs/api/useEditor#query-node) got something other than a string, most often the `Set` of selected ids or `undefined`. [`connectors.drag`](/docs/api/useEditor#drag) of `useEditor` throws it too, without an id or with JSX. **Cure.** Take one id: `query.getEvent('selected').first()`, and check that there is one.":
    () =>
      withEditor(async ({ actions, connectors, query }) => {
        for (const id of [query.getState().events.selected, undefined, ["ROOT"], 1]) {
          await throws(invalid, () => query.node(id as never));
        }
        await throws(invalid, () => connectors.drag(document.createElement("p"), undefined as never));
        await says(invalid, () => {
          const Wrong = () => connectors.drag(<p>Text</p>, "ROOT");
          return rendered(<Wrong />, () => {});
        });
        const first = () => query.getEvent("selected").first() as string | undefined;
        same(first(), undefined);
        actions.selectNode("ROOT");
        same(query.node(first() ?? "").get().id, "ROOT");
      }),
  "**Cause.** Meant for a node that is in the document, but in no parent. In 0.2.12 you will not see it: such a node fails earlier, with a `TypeError`. **Cure.** Build a new tree for each insertion, so that no id is used twice.":
    () =>
      withEditor(
        (editor) => {
          const { actions, query } = editor;
          const tree = () => query.parseReactElement(<SampleText />).toNodeTree();
          const orphan = tree();
          actions.addNodeTree(orphan, "ROOT");
          actions.setState((state) => {
            const node = state.nodes[orphan.rootNodeId];
            if (node) node.data.parent = null;
          });
          let reason: unknown;
          const isDroppable = query.node("ROOT").isDroppable(orphan.rootNodeId, (error) => {
            reason = error;
          });
          same([isDroppable, reason instanceof TypeError], [false, true]);
          const ids = [tree(), tree()].map(({ rootNodeId }) => rootNodeId);
          same([new Set(ids).size, ids.some((id) => id in query.getNodes())], [2, false]);
        },
        { content: <Element is="div" canvas /> },
      ),
};
