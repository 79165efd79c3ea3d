import { Element, useEditor } from "@craftjs/core";
import { createElement, Fragment } from "react";
import { type CheckFile, same, throws } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { childrenOf } from "../../../test/docs/browser/editor-questions.ts";
import { SampleContainer, SampleText } from "../../../test/docs/browser/samples.tsx";
import { type EditorHandle, settle, withEditor } from "../../../test/docs/browser/stage.tsx";

/** A component whose `craft` gives what it can to a node. */
const Given = Object.assign(() => null, {
  craft: {
    displayName: "Given",
    props: { size: 1 },
    custom: { note: "default" },
    isCanvas: true,
    info: { icon: "star" },
    related: { settings: () => null },
    rules: { canDrag: () => false },
  },
});
const withGiven = (then: (editor: EditorHandle) => unknown) => withEditor(then, { resolver: { Given } });

export const probes: CheckFile["probes"] = {
  "a component that calls `query` while it renders does not render again when the answer changes.": async () => {
    const sizes: number[] = [];
    const Reads = () => {
      sizes.push(useEditor().query.getEvent("selected").size());
      return null;
    };
    await withEditor(
      async ({ actions }) => {
        actions.selectNode("ROOT");
        await settle();
      },
      { beside: <Reads /> },
    );
    same(sizes, [0]);
  },
  "An unknown id does not throw: `get()` returns `undefined`, `isSelected()` and its kin return `false`, and most other helpers throw a `TypeError`.":
    () =>
      withEditor(async ({ query }) => {
        const helpers = query.node("nobody");
        same(helpers.get(), undefined);
        same([helpers.isSelected(), helpers.isHovered(), helpers.isDragged()], [false, false, false]);
        for (const name of [
          "isCanvas",
          "isRoot",
          "isDeletable",
          "ancestors",
          "childNodes",
          "toSerializedNode",
        ] as const)
          await throws("Cannot read properties of undefined", () => helpers[name]());
      }),
  "The helpers hold the state from the moment you asked; ask again after an action.": () =>
    withEditor(({ actions, query }) => {
      const [root, selection] = [query.node("ROOT"), query.getEvent("selected")];
      actions.selectNode("ROOT");
      same([root.isSelected(), selection.size(), query.node("ROOT").isSelected()], [false, 0, true]);
    }),
  "| `all()` | The ids as an array, in the order in which they were added | | `first()`, `last()` | One id, or `undefined` | | `at(index)` | The id at that place, or `undefined` |":
    () =>
      withEditor((editor) => {
        const none = editor.query.getEvent("selected");
        same([none.first(), none.last(), none.all()], [undefined, undefined, []]);
        const [first = "", second = ""] = childrenOf(editor);
        editor.actions.selectNode([second, first]);
        const helpers = editor.query.getEvent("selected");
        same(helpers.all(), [second, first]);
        same([helpers.first(), helpers.last(), helpers.at(1), helpers.at(2)], [second, first, first, undefined]);
        same([helpers.contains(first), helpers.isEmpty(), helpers.size()], [true, false, 2]);
      }),
  "All [nodes](/docs/api/node) by their id, linked nodes included.": () => {
    const Card = () => <Element id="inside" is="div" canvas />;
    return withEditor(
      ({ query }) => {
        const [inside = ""] = query.node("ROOT").linkedNodes();
        same(Object.keys(query.getNodes()), ["ROOT", inside]);
      },
      { content: <Card />, resolver: { Card } },
    );
  },
  "Props that are functions, `null` or `undefined` are left out; a `Date` becomes a string.": () =>
    withEditor((editor) => {
      const [id = ""] = childrenOf(editor);
      editor.actions.setProp(id, (props) => {
        Object.assign(props, { work: () => {}, none: null, missing: undefined, when: new Date(0) });
      });
      same(JSON.parse(editor.query.serialize())[id].props, { text: "One", when: "1970-01-01T00:00:00.000Z" });
    }),
  "Selection and options are not part of it.": () =>
    withEditor(({ actions, query }) => {
      const before = query.serialize();
      actions.selectNode("ROOT");
      actions.setOptions((options) => {
        options.enabled = false;
      });
      same(query.serialize(), before);
    }),
  "A component that is not in the resolver throws `The component type specified for this node (…) does not exist in the resolver`.":
    () =>
      withEditor(({ query }) =>
        throws("(Stranger) does not exist in the resolver", () => {
          function Stranger() {
            return null;
          }
          query.parseReactElement(<Stranger />).toNodeTree();
        }),
      ),
  "in which a `Date` is still a `Date`. What it holds, such as the list `nodes`, belongs to the state and is frozen:":
    () =>
      withEditor(async (editor) => {
        const [id = ""] = childrenOf(editor);
        editor.actions.setProp(id, (props) => {
          props.when = new Date(0);
        });
        const nodes = editor.query.getSerializedNodes();
        same(nodes[id]?.props.when instanceof Date, true);
        await throws("object is not extensible", () => nodes.ROOT?.nodes.push("x"));
      }),
  "It runs before the component’s `craft` configuration is applied: default props and custom values are added to what it leaves, and a `displayName` in `craft` wins.":
    () =>
      withGiven(({ query }) => {
        const tree = query.parseReactElement(<Given />).toNodeTree((node) => {
          node.id = "mine";
          node.data.displayName = "Mine";
          node.data.custom = { own: true };
        });
        const data = tree.nodes.mine?.data;
        same(
          [tree.rootNodeId, data?.displayName, data?.custom, data?.props],
          ["mine", "Given", { note: "default", own: true }, { size: 1 }],
        );
      }),
  "Text stays in the parent’s `children` prop if there is nothing but text; beside an element it is lost when the tree is added.":
    () =>
      withEditor(({ actions, query }) => {
        const add = (element: Parameters<typeof query.parseReactElement>[0]) => {
          const tree = query.parseReactElement(element).toNodeTree();
          actions.addNodeTree(tree, "ROOT");
          const { nodes, props } = query.node(tree.rootNodeId).get().data;
          return [nodes.length, props.children];
        };
        same(add(<p>Some text</p>), [0, "Some text"]);
        same(
          add(
            <p>
              Some <b>bold</b> text
            </p>,
          ),
          [1, undefined],
        );
      }),
  "Fragments cannot be parsed: they throw `The component type specified for this node (undefined) does not exist in the resolver`.":
    () =>
      withEditor(({ query }) =>
        throws("(undefined) does not exist in the resolver", () =>
          query.parseReactElement(createElement(Fragment, null, <hr />)).toNodeTree(),
        ),
      ),
  "Only `data.type` is required. A missing id is generated, and the component’s `craft` configuration supplies the rest, such as default props, custom values and rules.":
    () =>
      withGiven(({ query }) => {
        const { id, data, info, related, rules } = query.parseFreshNode({ data: { type: Given } }).toNode();
        same(
          [id.length > 5, data.displayName, data.props, data.custom, data.isCanvas],
          [true, "Given", { size: 1 }, { note: "default" }, true],
        );
        same(
          [info, Object.keys(related), rules.canDrag === Given.craft.rules.canDrag],
          [{ icon: "star" }, ["settings"], true],
        );
      }),
  "The entry holds no id: without `normalize`, the node gets a new one.": () =>
    withEditor(({ query }) => {
      const entry = query.node("ROOT").toSerializedNode();
      same(["id" in entry, query.parseSerializedNode(entry).toNode().id === "ROOT"], [false, false]);
    }),
  "If `target` is not a canvas, its parent counts; if it has no parent either, the result is `undefined`.":
    async () => {
      await withEditor((editor) => {
        const [first = ""] = childrenOf(editor);
        same(editor.query.getDropPlaceholder(first, first, { x: 1, y: 1 }).placement.parent.id, "ROOT");
      });
      await withEditor(({ query }) => same(query.getDropPlaceholder("ROOT", "ROOT", { x: 1, y: 1 }), undefined), {
        content: <p>Text</p>,
      });
    },
  "The 10 pixels at the border of a canvas, where a [drag](#drop) goes to the parent, mean nothing here.": () =>
    withEditor(
      (editor) => {
        const [box = ""] = childrenOf(editor);
        const { left = 0, top = 0 } = editor.query.node(box).get().dom?.getBoundingClientRect() ?? {};
        const tree = editor.query.parseReactElement(<SampleText />).toNodeTree();
        const [text] = Object.values(tree.nodes);
        if (!text) throw new Error("there is no node");
        same(editor.query.getDropPlaceholder(text, box, { x: left, y: top }).placement.parent.id, box);
      },
      {
        content: containerOf(<Element is={SampleContainer} canvas />),
      },
    ),
  "`placement.where` is `'before'` or `'after'` the child at `placement.index`, so the insertion index is one more for `'after'`.":
    () =>
      withEditor((editor) => {
        const [first = "", second = ""] = childrenOf(editor);
        const { left = 0, bottom = 0 } = editor.query.node(second).get().dom?.getBoundingClientRect() ?? {};
        const { placement, error } = editor.query.getDropPlaceholder(first, "ROOT", { x: left, y: bottom + 15 });
        same([placement.index, placement.where, error], [1, "after", null]);
      }),
  "If the drop is not allowed, `error` holds the reason: an `Error` object, although its type says `string`.": () =>
    withEditor(({ query }) => {
      const error: unknown = query.getDropPlaceholder("ROOT", "ROOT", { x: 1, y: 1 }).error;
      same(error instanceof Error, true);
    }),
};
