import { Element } from "@craftjs/core";
import { type CheckFile, same, throws } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { SampleText } from "../../../test/docs/browser/samples.tsx";
import { withEditor } from "../../../test/docs/browser/stage.tsx";

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
  "Without it the action throws *Parent id cannot be ommited*.": () =>
    withEditor(({ actions, query }) =>
      throws("Parent id cannot be ommited", () =>
        actions.addNodeTree(query.parseReactElement(<SampleText />).toNodeTree()),
      ),
    ),
  "Without it the tree goes to the end.": () =>
    withEditor(({ actions, query }) => {
      const tree = query.parseReactElement(<SampleText />).toNodeTree();
      actions.addNodeTree(tree, "ROOT");
      same(query.node("ROOT").childNodes().at(-1), tree.rootNodeId);
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
  "A `NodeTree` is not JSON. Its nodes hold components, functions and DOM elements.": () =>
    withEditor(({ query }) => {
      const { nodes, rootNodeId } = query.node("ROOT").toNodeTree();
      const { data, dom, rules } = nodes[rootNodeId];
      same([typeof data.type, typeof rules.canDrag, dom instanceof HTMLElement], ["function", "function", true]);
    }),
  "`addNodeTree` does not notice: the second call overwrites the node, and the first parent still lists it among its `nodes`.":
    () =>
      withEditor(
        ({ actions, query }) => {
          const tree = query.parseReactElement(<SampleText />).toNodeTree();
          const id = tree.rootNodeId;
          const [box = ""] = query.node("ROOT").childNodes();
          actions.addNodeTree(tree, "ROOT");
          actions.addNodeTree(tree, box);
          same([query.node("ROOT").childNodes(), query.node(box).childNodes()], [[box, id], [id]]);
          same(query.node(id).get().data.parent, box);
          // Gone from the state, but not from the first parent.
          actions.delete(id);
          same([query.node("ROOT").childNodes(), query.node(id).get()], [[box, id], undefined]);
          actions.deserialize({});
        },
        {
          content: containerOf(<Element is="div" canvas />),
        },
      ),
  "Props that are functions do not survive the copy.": () =>
    withEditor(
      ({ query }) => {
        const saved = query.node("ROOT").toSerializedNode();
        same(Object.keys(query.parseSerializedNode(saved).toNode().data.props), ["title"]);
      },
      { content: <Element is="div" canvas title="Kept" onClick={() => {}} /> },
    ),
};
