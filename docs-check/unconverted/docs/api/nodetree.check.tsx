import { Element, type NodeTree } from "@craftjs/core";
import { blockOf } from "../../../harness/block-of.ts";
import { type BlockExports, type CheckFile, same } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { childrenOf, sizeOf, textOf } from "../../../harness/editor-questions.ts";
import { sameOfEach } from "../../../harness/same-of-each.ts";
import { SampleCard } from "../../../harness/sample-card.tsx";
import { SampleText } from "../../../harness/samples.tsx";
import { withEditor } from "../../../harness/stage.tsx";
import { treeOf } from "../../../harness/trees.ts";
import { withBlocks } from "../../../harness/with-blocks.tsx";

/** Copies a card in the three ways that the page shows, one after the other. */
const copies = ({ cloneTree, toTemplate, fromTemplate }: BlockExports) =>
  withBlocks({ SampleCard }, (editor) => {
    const { actions, query } = editor;
    const [card] = childrenOf(editor);
    const template = JSON.parse(JSON.stringify(toTemplate(query, card)));
    for (const tree of [cloneTree(query, card), fromTemplate(query, template), fromTemplate(query, template)]) {
      actions.addNodeTree(tree, "ROOT");
      const copy = childrenOf(editor).at(-1) ?? "";
      const [body = ""] = query.node(copy).linkedNodes();
      const [text = ""] = childrenOf(editor, body);
      same([query.node(body).get().data.parent, query.node(text).get().data.parent], [copy, body]);
      same(textOf(editor, text), "Inside");
    }
    same([childrenOf(editor).length, sizeOf(editor)], [4, 13]);
  });

export const runs: CheckFile["runs"] = {
  "src/add-button.tsx": ({ AddButton }) =>
    withEditor(
      ({ query }, place) => {
        place.querySelector("button")?.click();
        same(query.node("ROOT").childNodes().length, 3);
      },
      { beside: <AddButton label="Add" element={<SampleText />} /> },
    ).then(() => null),
  "src/clone-tree.ts": (block) => copies(block).then(() => null),
  canAdd: ({ canAdd }) =>
    withEditor(({ query }) => {
      const tree = treeOf({ query }, <SampleText />);
      same([canAdd(query, tree, "ROOT"), canAdd(query, tree, query.node("ROOT").childNodes()[0])], [true, false]);
    }).then(() => null),
};

export const probes: CheckFile["probes"] = {
  "A `NodeTree` is a node with all its descendants.": () =>
    withEditor(
      (editor) => {
        const [box = ""] = childrenOf(editor);
        const { nodes, rootNodeId } = editor.query.node(box).toNodeTree();
        same([rootNodeId, Object.keys(nodes)], [box, [box, ...childrenOf(editor, box)]]);
      },
      { content: containerOf(containerOf(<SampleText />, <SampleText />)) },
    ),
  "The package exports it as `NodeTree`. The nodes are flat: they refer to each other by `data.parent`, `data.nodes` and `data.linkedNodes`, as in the editor’s state. The `rootNodeId` has nothing to do with the page’s `ROOT`.":
    () =>
      withBlocks({ SampleCard }, ({ query }) => {
        const [card = ""] = query.node("ROOT").childNodes();
        const tree: NodeTree = query.node(card).toNodeTree();
        const [region = ""] = query.node(card).linkedNodes();
        const of = (id = "") => tree.nodes[id]?.data;
        const [text = ""] = of(region)?.nodes ?? [];
        same([of(card)?.linkedNodes, of(region)?.parent, of(text)?.parent], [{ body: region }, card, region]);
        sameOfEach(Object.values(tree.nodes), (node) => node === query.getNodes()[node.id], [true, true, true]);
        same([tree.rootNodeId, "ROOT" in tree.nodes], [card, false]);
      }),
  "## Add a tree {#add} Make a tree from an element, then give it to `actions.addNodeTree` with the id of the parent:":
    () =>
      withEditor((editor) => {
        const tree = treeOf(editor, <SampleText />);
        editor.actions.addNodeTree(tree, "ROOT");
        same(childrenOf(editor).includes(tree.rootNodeId), true);
      }),
  "| [`query.parseReactElement(element).toNodeTree()`](/docs/api/helpers#parse-react-element) | New ones. | | [`query.node(id).toNodeTree()`](/docs/api/helpers#toNodeTree) | Those of the nodes on the page. |":
    () =>
      withEditor(({ query }) => {
        const element = <SampleText />;
        const ids = [1, 2].map(() => treeOf({ query }, element).rootNodeId);
        same([new Set(ids).size, ids.some((id) => id in query.getNodes())], [2, false]);
        same(Object.keys(query.node("ROOT").toNodeTree().nodes), Object.keys(query.getNodes()));
      }),
  "`isDeletable()` is `false` for the root and for linked nodes, which cannot be duplicated: their place is fixed.":
    () =>
      withBlocks({ SampleCard }, (editor) => {
        const [card = ""] = childrenOf(editor);
        const [region = ""] = editor.query.node(card).linkedNodes();
        sameOfEach(["ROOT", region, card], (id) => editor.query.node(id).isDeletable(), [false, false, true]);
      }),
  "## Store a tree {#store} A `NodeTree` is not JSON. Its nodes hold components, functions and DOM elements.": () =>
    withEditor(({ query }) => {
      const { nodes, rootNodeId } = query.node("ROOT").toNodeTree();
      const { data, dom, rules } = nodes[rootNodeId];
      same([typeof data.type, typeof rules.canDrag, dom instanceof HTMLElement], ["function", "function", true]);
    }),
  "Going through the serialised form loses what cannot be saved. Props that are functions do not survive the copy.":
    () =>
      withEditor(
        ({ query }) => {
          const saved = query.node("ROOT").toSerializedNode();
          same(Object.keys(query.parseSerializedNode(saved).toNode().data.props), ["title"]);
        },
        { content: <Element is="div" canvas title="Kept" onClick={() => {}} /> },
      ),
  "For the clipboard or a library of templates, store what `toTemplate` returns, and call `fromTemplate` when you need a tree of it.":
    async () => copies(await blockOf("docs/api/nodetree/src/clone-tree.ts")),
};
