import { Element, type NodeTree } from "@craftjs/core";
import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { SampleCard } from "../../../test/docs/browser/sample-card.tsx";
import { SampleText } from "../../../test/docs/browser/samples.tsx";
import { withEditor } from "../../../test/docs/browser/stage.tsx";
import { probes as adding } from "./nodetree-adding.check.tsx";

export const runs: CheckFile["runs"] = {
  "src/add-button.tsx": ({ AddButton }) =>
    withEditor(
      ({ query }, place) => {
        place.querySelector("button")?.click();
        same(query.node("ROOT").childNodes().length, 3);
      },
      { beside: <AddButton label="Add" element={<SampleText />} /> },
    ).then(() => null),
  "src/clone-tree.ts": ({ cloneTree }) =>
    withEditor(
      ({ actions, query }) => {
        const [box = ""] = query.node("ROOT").childNodes();
        actions.addNodeTree(cloneTree(query, box), "ROOT");
        const [, copy = ""] = query.node("ROOT").childNodes();
        const [text = ""] = query.node(copy).childNodes();
        same(query.node(text).get().data.parent, copy);
        same(Object.keys(query.getNodes()).length, 5);
      },
      {
        content: containerOf(containerOf(<SampleText />)),
      },
    ).then(() => null),
  canAdd: ({ canAdd }) =>
    withEditor(({ query }) => {
      const tree = query.parseReactElement(<SampleText />).toNodeTree();
      same([canAdd(query, tree, "ROOT"), canAdd(query, tree, query.node("ROOT").childNodes()[0])], [true, false]);
    }).then(() => null),
  "src/template.ts": ({ toTemplate, fromTemplate }) =>
    withEditor(({ actions, query }) => {
      const [first] = query.node("ROOT").childNodes();
      const template = JSON.parse(JSON.stringify(toTemplate(query, first)));
      actions.addNodeTree(fromTemplate(query, template), "ROOT");
      actions.addNodeTree(fromTemplate(query, template), "ROOT");
      same(query.node("ROOT").childNodes().length, 4);
    }).then(() => null),
};

export const probes: CheckFile["probes"] = {
  ...adding,
  "A `NodeTree` is a node with all its descendants.": () =>
    withEditor(
      ({ query }) => {
        const [box = ""] = query.node("ROOT").childNodes();
        const ids = [box, ...query.node(box).descendants(true)];
        same([ids.length, Object.keys(query.node(box).toNodeTree().nodes)], [3, ids]);
      },
      { content: containerOf(containerOf(<SampleText />, <SampleText />)) },
    ),
  "The package exports it as `NodeTree`. The nodes are flat: they refer to each other by `data.parent`, `data.nodes` and `data.linkedNodes`, as in the editor’s state. The `rootNodeId` has nothing to do with the page’s `ROOT`.":
    () =>
      withEditor(
        ({ query }) => {
          const [card = ""] = query.node("ROOT").childNodes();
          const tree: NodeTree = query.node(card).toNodeTree();
          const [region = ""] = query.node(card).linkedNodes();
          const of = (id = "") => tree.nodes[id]?.data;
          const [text = ""] = of(region)?.nodes ?? [];
          same([of(card)?.linkedNodes, of(region)?.parent, of(text)?.parent], [{ body: region }, card, region]);
          same(
            Object.values(tree.nodes).map((node) => node === query.getNodes()[node.id]),
            [true, true, true],
          );
          same([tree.rootNodeId, "ROOT" in tree.nodes], [card, false]);
        },
        { content: containerOf(<SampleCard />), resolver: { SampleCard } },
      ),
  "## Add a tree {#add} Make a tree from an element, then give it to `actions.addNodeTree` with the id of the parent:":
    () =>
      withEditor(({ actions, query }) => {
        const tree = query.parseReactElement(<SampleText />).toNodeTree();
        actions.addNodeTree(tree, "ROOT");
        same(query.node("ROOT").childNodes().includes(tree.rootNodeId), true);
      }),
  "| [`query.parseReactElement(element).toNodeTree()`](/docs/api/helpers#parse-react-element) | New ones. | | [`query.node(id).toNodeTree()`](/docs/api/helpers#toNodeTree) | Those of the nodes on the page. |":
    () =>
      withEditor(({ query }) => {
        const element = <SampleText />;
        const ids = [1, 2].map(() => query.parseReactElement(element).toNodeTree().rootNodeId);
        same([new Set(ids).size, ids.some((id) => id in query.getNodes())], [2, false]);
        same(Object.keys(query.node("ROOT").toNodeTree().nodes), Object.keys(query.getNodes()));
      }),
  "`isDeletable()` is `false` for the root and for linked nodes, which cannot be duplicated: their place is fixed.":
    () => {
      const Card = () => <Element id="region" is="div" canvas />;
      return withEditor(
        ({ query }) => {
          const [card = ""] = query.node("ROOT").childNodes();
          const [region = ""] = query.node(card).linkedNodes();
          same(
            ["ROOT", region, card].map((id) => query.node(id).isDeletable()),
            [false, false, true],
          );
        },
        { content: containerOf(<Card />), resolver: { Card } },
      );
    },
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
};
