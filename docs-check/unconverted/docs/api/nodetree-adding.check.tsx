import type { NodeId, NodeTree } from "@craftjs/core";
import { type CheckFile, same, throws } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { craftedBlock } from "../../../harness/crafted-block.tsx";
import { childrenOf, domOf, sizeOf, stepCountOf, textOf } from "../../../harness/editor-questions.ts";
import { dragBelow, fire } from "../../../harness/pointer.ts";
import { sameType } from "../../../harness/same-type.ts";
import { SampleTool } from "../../../harness/sample-tool.tsx";
import { SampleText } from "../../../harness/samples.tsx";
import { says } from "../../../harness/says.ts";
import { type EditorHandle, settle, withEditor } from "../../../harness/stage.tsx";
import { addElement, topOf, treeOf } from "../../../harness/trees.ts";
import { withBlocks } from "../../../harness/with-blocks.tsx";

export const probes: CheckFile["probes"] = {
  "| Parameter of `addNodeTree` | Type | Meaning | |---|---|---| | `tree` | `NodeTree` | What to add. | | `parentId` | `NodeId` | The new parent. Without it the action throws *Parent id cannot be ommited*. The type marks it as optional only because the tree of `ROOT` itself has no parent. |":
    () =>
      withEditor(async ({ actions, query }) => {
        sameType<Parameters<typeof actions.addNodeTree>[1], NodeId | undefined>(true);
        const tree = () => treeOf({ query }, <SampleText />);
        await throws("Parent id cannot be ommited", () => actions.addNodeTree(tree()));
        const added = tree();
        actions.addNodeTree(added, "ROOT");
        same(query.node(added.rootNodeId).get().data.parent, "ROOT");
        const root = query.parseReactElement(<SampleText text="Root" />).toNodeTree((node) => {
          node.id = "ROOT";
        });
        actions.addNodeTree(root);
        same(query.node("ROOT").get().data.props.text, "Root");
      }),
  "| `index` | `number` | The position among the parent’s children. Without it the tree goes to the end. |": () =>
    withEditor((editor) => {
      for (const index of [0, 1, undefined]) {
        const id = addElement(editor, <SampleText />, "ROOT", index);
        same(childrenOf(editor).at(index ?? -1), id);
      }
    }),
  "The whole tree is one step of the undo history.": () =>
    withEditor((editor) => {
      addElement(editor, containerOf(<SampleText />));
      same([stepCountOf(editor), sizeOf(editor)], [1, 5]);
      editor.actions.history.undo();
      same(sizeOf(editor), 3);
    }),
  "It adds the tree even where a user could not drop it: into a node that is not a canvas, or against `canMoveIn`.":
    () =>
      withBlocks(
        { Closed: craftedBlock({ isCanvas: true, rules: { canMoveIn: () => false } }), SampleText },
        (editor) => {
          for (const parent of childrenOf(editor)) {
            same(editor.query.node(parent).isDroppable(topOf(treeOf(editor, <SampleText />))), false);
            const id = addElement(editor, <SampleText />, parent);
            same(childrenOf(editor, parent), [id]);
          }
        },
      ),
  "Give `isDroppable` the node, not its id: the id is not in the editor yet.": () =>
    withEditor(({ query }) => {
      const tree = treeOf({ query }, <SampleText />);
      const root = query.node("ROOT");
      same([root.isDroppable(topOf(tree)), root.isDroppable(tree.rootNodeId)], [true, false]);
    }),
  "| `onCreate` of the `create` connector | Those of the nodes that were dropped. | `connectors.create` takes a function, too, that returns an element or a tree. That way the tree can be made at the moment the user starts to drag:":
    async () => {
      for (const isTree of [false, true]) {
        let held: EditorHandle | undefined;
        let made = 0;
        let dropped: NodeTree | undefined;
        const make = () => {
          made++;
          const element = <SampleText text="New" />;
          return isTree && held ? treeOf(held, element) : element;
        };
        const onCreate = (tree: NodeTree) => {
          dropped = tree;
        };
        await withEditor(
          (editor, place) => {
            held = editor;
            const tool = place.querySelector("b");
            same(made, 0);
            fire(tool, "dragstart");
            same([made, dropped], [1, undefined]);
            fire(domOf(editor, childrenOf(editor)[1]), "dragover", { clientY: innerHeight });
            fire(tool, "dragend");
            const added = childrenOf(editor)[2] ?? "";
            same([made, dropped?.rootNodeId, textOf(editor, added)], [1, added, "New"]);
          },
          { beside: <SampleTool element={make} onCreate={onCreate} /> },
        );
      }
    },
  "`make` has to return a new tree at each call: one that is on the page already cannot be dropped again.": () => {
    let tree: NodeTree | undefined;
    return withEditor(
      async (editor, place) => {
        const drop = async () => {
          dragBelow(place.querySelector("b"), domOf(editor, childrenOf(editor)[1]));
          await settle();
          return childrenOf(editor).length;
        };
        tree = treeOf(editor, <SampleText />);
        same([await drop(), await drop()], [3, 3]);
        tree = treeOf(editor, <SampleText />);
        same(await drop(), 4);
      },
      { beside: <SampleTool element={() => tree ?? <SampleText />} /> },
    );
  },
  "## One tree, one use {#one-use} Do not add a tree twice. Its ids would be in the page twice. `addNodeTree` does not notice: the second call overwrites the node, and the first parent still lists it among its `nodes`. Deleting the node then makes [rendering throw](/docs/api/errors#missing-child), since that parent lists a node which is gone. The same happens when you add what `query.node(id).toNodeTree()` returned for a block that is still there.":
    async () => {
      for (const isOfPage of [false, true]) {
        const work = async (editor: EditorHandle, place: HTMLElement) => {
          const { actions, query } = editor;
          const [box = "", text = ""] = childrenOf(editor);
          let tree = query.node(text).toNodeTree();
          if (!isOfPage) {
            actions.delete(text);
            tree = treeOf(editor, <SampleText />);
            actions.addNodeTree(tree, "ROOT");
          }
          const id = tree.rootNodeId;
          actions.addNodeTree(tree, box);
          same([childrenOf(editor), childrenOf(editor, box)], [[box, id], [id]]);
          same(query.node(id).get().data.parent, box);
          actions.delete(id);
          same([childrenOf(editor), query.node(id).get()], [[box, id], undefined]);
          await settle();
          same(place.innerHTML, "");
        };
        await says("Cannot read properties of undefined (reading 'children')", () =>
          withEditor(work, { content: containerOf(containerOf(), <SampleText />) }),
        );
      }
    },
};
