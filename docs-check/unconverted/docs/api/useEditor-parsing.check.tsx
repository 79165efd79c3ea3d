import type { Node } from "@craftjs/core";
import { createElement, Fragment, type ReactElement } from "react";
import { type CheckFile, same, throws } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { childrenOf, domOf } from "../../../harness/editor-questions.ts";
import { SampleText } from "../../../harness/samples.tsx";
import { type EditorHandle, withEditor } from "../../../harness/stage.tsx";
import { addElement, topOf, treeOf } from "../../../harness/trees.ts";

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
  "`normalize` runs for each node and may change it, for example its id. It runs before the component’s `craft` configuration is applied: default props and custom values are added to what it leaves, and a `displayName` in `craft` wins.":
    () =>
      withGiven(({ query }) => {
        const tree = query.parseReactElement(<Given />).toNodeTree((node) => {
          node.id = "mine";
          node.data.displayName = "Mine";
          node.data.custom = { own: true };
        });
        const { custom, displayName, props } = topOf(tree).data;
        same([tree.rootNodeId, displayName, props], ["mine", "Given", { size: 1 }]);
        same(custom, { note: "default", own: true });
        const seen: string[] = [];
        const parent = createElement("div", null, <hr />);
        query.parseReactElement(parent).toNodeTree(({ data }, { type }) => void seen.push(`${data.name} of ${type}`));
        same(seen.sort(), ["div of div", "hr of hr"]);
      }),
  "Each child element becomes a node. Text stays in the parent’s `children` prop if there is nothing but text; beside an element it is lost when the tree is added.":
    () =>
      withEditor((editor) => {
        const add = (element: ReactElement) => {
          const { nodes, props } = editor.query.node(addElement(editor, element)).get().data;
          return [nodes.length, props.children];
        };
        same(add(<p>Some text</p>), [0, "Some text"]);
        same(add(createElement("p", null, "Some ", <b>bold</b>, " text")), [1, undefined]);
      }),
  "Components must be in the resolver. Fragments cannot be parsed: they throw `The component type specified for this node (undefined) does not exist in the resolver`.":
    () =>
      withEditor(async ({ query }) => {
        const parse = (element: ReactElement) => () => treeOf({ query }, element);
        const message = (name: string) =>
          `The component type specified for this node (${name}) does not exist in the resolver`;
        function Stranger() {
          return null;
        }
        await throws(message("Stranger"), parse(<Stranger />));
        await throws(message("undefined"), parse(createElement(Fragment, null, <hr />)));
      }),
  "Only `data.type` is required. A missing id is generated, and the component’s `craft` configuration supplies the rest, such as default props, custom values and rules.":
    () =>
      withGiven(({ query }) => {
        const { id, data, info, related, rules } = query.parseFreshNode({ data: { type: Given } }).toNode();
        same([id.length, data.displayName, data.isCanvas], [10, "Given", true]);
        same([data.props, data.custom], [{ size: 1 }, { note: "default" }]);
        same([info, Object.keys(related)], [{ icon: "star" }, ["settings"]]);
        same(rules.canDrag === Given.craft.rules.canDrag, true);
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
        const { left, top } = domOf(editor, box).getBoundingClientRect();
        const text = topOf(treeOf(editor, <SampleText />));
        same(editor.query.getDropPlaceholder(text, box, { x: left, y: top }).placement.parent.id, box);
      },
      { content: containerOf(containerOf()) },
    ),
  "`placement.where` is `'before'` or `'after'` the child at `placement.index`, so the insertion index is one more for `'after'`.":
    () =>
      withEditor((editor) => {
        const [first = "", second = ""] = childrenOf(editor);
        const { left, bottom } = domOf(editor, second).getBoundingClientRect();
        const { placement, error } = editor.query.getDropPlaceholder(first, "ROOT", { x: left, y: bottom + 15 });
        same([placement.index, placement.where, error], [1, "after", null]);
        editor.actions.move(first, "ROOT", placement.index + 1);
        same(childrenOf(editor), [second, first]);
      }),
  "If the drop is not allowed, `error` holds the reason: an `Error` object, although its type says `string`.": () =>
    withEditor(({ query }) => {
      const error: unknown = query.getDropPlaceholder("ROOT", "ROOT", { x: 1, y: 1 }).error;
      same(error instanceof Error, true);
    }),
  "Says where `source` would land if it were dropped on `target` at `pos`, in viewport coordinates.": () =>
    withEditor((editor) => {
      const [first = "", second = ""] = childrenOf(editor);
      const { left, top } = domOf(editor, first).getBoundingClientRect();
      const { placement } = editor.query.getDropPlaceholder(second, "ROOT", { x: left, y: top - 1 });
      same([placement.parent.id, placement.index, placement.where], ["ROOT", 0, "before"]);
      editor.actions.move(second, placement.parent.id, placement.index);
      same(childrenOf(editor), [second, first]);
    }),
  "`nodesToDOM` maps a node to its element and defaults to the node’s `dom`.": () =>
    withEditor((editor) => {
      const [first = "", second = ""] = childrenOf(editor);
      const dropped = (nodesToDOM?: (node: Node) => HTMLElement) => {
        const { bottom, left } = domOf(editor, second).getBoundingClientRect();
        const pos = { x: left, y: bottom + 15 };
        const { placement } = editor.query.getDropPlaceholder(first, "ROOT", pos, nodesToDOM);
        return `${placement.where} ${placement.index}`;
      };
      same([dropped(), dropped(({ id }) => domOf(editor, id))].join(), "after 1,after 1");
      // All as far below as the window is high.
      const below = document.createElement("p");
      Object.assign(below.style, { position: "relative", top: "100vh" });
      domOf(editor, "ROOT").append(below);
      const found = dropped(() => below);
      below.remove();
      same(found, "before 0");
    }),
  "Turns JSX into a [NodeTree](/docs/api/nodetree) without adding it to the document.": () =>
    withEditor((editor) => {
      const before = editor.query.serialize();
      const tree = treeOf(editor, <hr />);
      same([Object.keys(tree.nodes), editor.query.serialize() === before], [[tree.rootNodeId], true]);
    }),
  "Makes a node from one entry of the [serialised document](#query-get-serialized-nodes).": () =>
    withEditor((editor) => {
      const [id = ""] = childrenOf(editor);
      const entry = editor.query.getSerializedNodes()[id];
      if (!entry) throw new Error("there is no such entry");
      same(editor.query.parseSerializedNode(entry).toNode().data.props, { text: "One" });
    }),
};
