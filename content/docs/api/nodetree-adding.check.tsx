import { type NodeId, type NodeTree, useEditor } from "@craftjs/core";
import type { ReactElement } from "react";
import { type CheckFile, same, throws } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { childrenOf, domOf, textOf } from "../../../test/docs/browser/editor-questions.ts";
import { fire } from "../../../test/docs/browser/pointer.ts";
import { sameType } from "../../../test/docs/browser/same-type.ts";
import { SampleText } from "../../../test/docs/browser/samples.tsx";
import { says } from "../../../test/docs/browser/says.ts";
import { type EditorHandle, settle, withEditor } from "../../../test/docs/browser/stage.tsx";

export const probes: CheckFile["probes"] = {
  "| Parameter of `addNodeTree` | Type | Meaning | |---|---|---| | `tree` | `NodeTree` | What to add. | | `parentId` | `NodeId` | The new parent. Without it the action throws *Parent id cannot be ommited*. The type marks it as optional only because the tree of `ROOT` itself has no parent. |":
    () =>
      withEditor(async ({ actions, query }) => {
        sameType<Parameters<typeof actions.addNodeTree>[1], NodeId | undefined>(true);
        const tree = () => query.parseReactElement(<SampleText />).toNodeTree();
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
    withEditor(({ actions, query }) => {
      for (const index of [0, 1, undefined]) {
        const tree = query.parseReactElement(<SampleText />).toNodeTree();
        actions.addNodeTree(tree, "ROOT", index);
        same(
          query
            .node("ROOT")
            .childNodes()
            .at(index ?? -1),
          tree.rootNodeId,
        );
      }
    }),
  "The whole tree is one step of the undo history.": () =>
    withEditor(({ actions, query, store }) => {
      const tree = query.parseReactElement(containerOf(<SampleText />)).toNodeTree();
      actions.addNodeTree(tree, "ROOT");
      same(store.history.timeline.length, 1);
      actions.history.undo();
      same(Object.keys(query.getNodes()).length, 3);
    }),
  "It adds the tree even where a user could not drop it: into a node that is not a canvas, or against `canMoveIn`.":
    () => {
      const Closed = Object.assign(() => <i />, { craft: { isCanvas: true, rules: { canMoveIn: () => false } } });
      return withEditor(
        ({ actions, query }) => {
          const add = (parent: string) => {
            actions.addNodeTree(query.parseReactElement(<SampleText />).toNodeTree(), parent);
            return query.node(parent).childNodes().length;
          };
          same(query.node("ROOT").childNodes().map(add), [1, 1]);
        },
        {
          content: containerOf(<Closed />, <SampleText />),
          resolver: { Closed },
        },
      );
    },
  "Give `isDroppable` the node, not its id: the id is not in the editor yet.": () =>
    withEditor(({ query }) => {
      const tree = query.parseReactElement(<SampleText />).toNodeTree();
      const root = query.node("ROOT");
      same([root.isDroppable(tree.nodes[tree.rootNodeId] as never), root.isDroppable(tree.rootNodeId)], [true, false]);
    }),
  "| `onCreate` of the `create` connector | Those of the nodes that were dropped. | `connectors.create` takes a function, too, that returns an element or a tree. That way the tree can be made at the moment the user starts to drag:":
    async () => {
      const ways: ((query: EditorHandle["query"]) => NodeTree | ReactElement)[] = [
        () => <SampleText text="New" />,
        (query) => query.parseReactElement(<SampleText text="New" />).toNodeTree(),
      ];
      for (const make of ways) {
        let made = 0;
        let dropped: NodeTree | undefined;
        const Tool = () => {
          const { connectors, query } = useEditor();
          const create = () => {
            made++;
            return make(query);
          };
          const onCreate = (tree: NodeTree) => {
            dropped = tree;
          };
          return <b ref={(dom) => void (dom && connectors.create(dom, create, { onCreate }))}>Tool</b>;
        };
        await withEditor(
          (editor, place) => {
            const tool = place.querySelector("b");
            same(made, 0);
            fire(tool, "dragstart");
            same([made, dropped], [1, undefined]);
            fire(domOf(editor, childrenOf(editor)[1]), "dragover", { clientY: innerHeight });
            fire(tool, "dragend");
            const added = childrenOf(editor)[2] ?? "";
            same([made, dropped?.rootNodeId, textOf(editor, added)], [1, added, "New"]);
          },
          { beside: <Tool /> },
        );
      }
    },
  "`make` has to return a new tree at each call: one that is on the page already cannot be dropped again.": () => {
    let tree: NodeTree | undefined;
    const Tool = () => {
      const { connectors, query } = useEditor();
      const make = () => {
        tree ??= query.parseReactElement(<SampleText />).toNodeTree();
        return tree;
      };
      return <b ref={(dom) => void (dom && connectors.create(dom, make))}>Tool</b>;
    };
    return withEditor(
      async (editor, place) => {
        const drag = async () => {
          fire(place.querySelector("b"), "dragstart");
          fire(domOf(editor, childrenOf(editor)[1]), "dragover", { clientY: innerHeight });
          fire(place.querySelector("b"), "dragend");
          await settle();
          return childrenOf(editor).length;
        };
        same(await drag(), 3);
        same(await drag(), 3);
        tree = undefined;
        same(await drag(), 4);
      },
      { beside: <Tool /> },
    );
  },
  "## One tree, one use {#one-use} Do not add a tree twice. Its ids would be in the page twice. `addNodeTree` does not notice: the second call overwrites the node, and the first parent still lists it among its `nodes`. Deleting the node then makes [rendering throw](/docs/api/errors#missing-child), since that parent lists a node which is gone. The same happens when you add what `query.node(id).toNodeTree()` returned for a block that is still there.":
    async () => {
      for (const isCopied of [false, true]) {
        const work = async ({ actions, query }: EditorHandle, place: HTMLElement) => {
          const [box = "", text = ""] = query.node("ROOT").childNodes();
          let tree = query.node(text).toNodeTree();
          if (!isCopied) {
            actions.delete(text);
            tree = query.parseReactElement(<SampleText />).toNodeTree();
            actions.addNodeTree(tree, "ROOT");
          }
          const id = tree.rootNodeId;
          actions.addNodeTree(tree, box);
          same([query.node("ROOT").childNodes(), query.node(box).childNodes()], [[box, id], [id]]);
          same(query.node(id).get().data.parent, box);
          actions.delete(id);
          same([query.node("ROOT").childNodes(), query.node(id).get()], [[box, id], undefined]);
          await settle();
          same(place.innerHTML, "");
        };
        await says("Cannot read properties of undefined (reading 'children')", () =>
          withEditor(work, { content: containerOf(containerOf(), <SampleText />) }),
        );
      }
    },
};
