// The browser's own Node is not hidden here, as it is where the package's is imported by this name.
import type { Node as CraftNode, EditorState, NodeData } from "@craftjs/core";
import { useEditor, useNode } from "@craftjs/core";
import { type CheckFile, same } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { craftedBlock } from "../../../harness/crafted-block.tsx";
import { childrenOf, domOf } from "../../../harness/editor-questions.ts";
import { fire } from "../../../harness/pointer.ts";
import { sameOfEach } from "../../../harness/same-of-each.ts";
import { sameType } from "../../../harness/same-type.ts";
import { SampleCard } from "../../../harness/sample-card.tsx";
import { SampleContainer, SampleText } from "../../../harness/samples.tsx";
import { setText } from "../../../harness/set-text.ts";
import { settle, withEditor } from "../../../harness/stage.tsx";
import { withRoot } from "../../../harness/with-blocks.tsx";

export const probes: CheckFile["probes"] = {
  "The editor’s state holds all nodes in one flat record, `Record<NodeId, Node>`.": () =>
    withEditor(({ query }) => {
      sameType<EditorState["nodes"], Record<string, CraftNode>>(true);
      const { nodes } = query.getState();
      same(Object.keys(nodes), ["ROOT", ...query.node("ROOT").descendants(true)]);
    }),
  "Three ways lead to a node: | You have | You get it with | |---|---| | a component that is a node | the collector of [`useNode`](/docs/api/useNode#collector): `useNode((node) => …)` | | a collector of `useEditor` | `state.nodes[id]` | | an event handler or an effect | `query.node(id).get()`, which is `undefined` for an unknown id |":
    () => {
      const found: unknown[] = [];
      const Block = () => {
        useNode((node) => void found.push(node));
        return null;
      };
      const Reads = () => {
        useEditor((state) => void found.push(state.nodes.ROOT));
        return null;
      };
      return withRoot(
        { Block },
        ({ actions, query }) => {
          found.length = 0;
          setText(actions, "ROOT", "Other");
          const node = query.node("ROOT").get();
          same([found.length > 1, found.every((each) => each === node), node.data.props.text], [true, true, "Other"]);
          same(query.node("nobody").get() as unknown, undefined);
        },
        { beside: <Reads /> },
      );
    },
  "The package exports it as `Node`. Import it with `import type { Node } from '@craftjs/core'`: the browser’s own `Node` has the same name, and without the import TypeScript takes that one.":
    () => {
      sameType<CraftNode["data"], NodeData>(true);
      sameType<Node, typeof document extends { getRootNode(): infer Found } ? Found : never>(true);
      sameType<Node, CraftNode>(false);
    },
  "| Field | Saved by `serialize()` | Comes from | |---|---|---| | [`id`](#id) | yes, as the key | generated, or your code | | [`data`](#data) | yes, without `name` | the JSX, the saved document, the actions | | [`events`](#events) | no | the user | | [`dom`](#dom) | no | the `connect` connector | | [`rules`](#rules) | no | `craft.rules` of the component | | [`related`](#related) | no | `craft.related` of the component | | [`info`](#info) | no | `craft.info` of the component | | [`_hydrationTimestamp`](#hydration-timestamp) | no | the moment the node was created |":
    () => {
      const craft = { rules: { canDrag: () => false }, related: { form: () => <b /> }, info: { icon: "star" } };
      const Block = craftedBlock(craft, SampleText);
      return withEditor(
        async (editor) => {
          const { actions, query } = editor;
          const before = Date.now();
          const tree = query.parseReactElement(<Block />).toNodeTree((node) => {
            node.id = "own";
          });
          same(query.node(childrenOf(editor)[0] ?? "").get().id.length, 10);
          actions.addNodeTree(tree, "ROOT");
          setText(actions, "own", "By an action");
          await settle();
          fire(domOf(editor, "own"), "mousedown");
          const { data, ...node } = query.node("own").get();
          same([node.id, node.dom?.tagName, node.events.selected], ["own", "P", true]);
          same([node.rules.canDrag === craft.rules.canDrag, node.info === craft.info], [true, true]);
          same(Object.keys(node.related), ["form"]);
          same([node._hydrationTimestamp >= before, node._hydrationTimestamp <= Date.now()], [true, true]);
          const saved = JSON.parse(query.serialize()).own;
          same([...Object.keys(saved), "name"].sort(), Object.keys(data).sort());
          actions.deserialize({ ROOT: { ...saved, parent: null } });
          same(query.node("ROOT").get().data.props, { text: "By an action" });
        },
        { resolver: { Block } },
      );
    },
  "## data {#data} {/* documents NodeData */} | Field | Type | What it is | |---|---|---| | `type` | `string \\| React.ElementType` | The component, or the name of an HTML tag. | | `name` | `string` | The component’s key in the resolver, or the tag name. | | `displayName` | `string` | The name to show to users. See [`craft.displayName`](/docs/api/user-component#craft). |":
    () => {
      const Block = craftedBlock({ displayName: "Fine block" });
      return withEditor(
        (editor) => {
          const named = childrenOf(editor).map((id) => {
            const { type, name, displayName } = editor.query.node(id).get().data;
            return [type === Block ? "the component" : type, name, displayName];
          });
          same(named, [
            ["the component", "KeyOfBlock", "Fine block"],
            ["hr", "hr", "hr"],
          ]);
        },
        { content: containerOf(<Block />, <hr />), resolver: { KeyOfBlock: Block } },
      );
    },
  "| `props` | `Record<string, any>` | The props, defaults included. Change them with `actions.setProp`. | | `custom?` | `any` | An object for your own data about this block, which is no prop. Change it with `actions.setCustom`. |":
    () => {
      const Block = craftedBlock({ props: { size: 1, text: "Default" } });
      return withRoot({ Block }, ({ actions, query }) => {
        const data = () => query.node("ROOT").get().data;
        same([data().props, data().custom], [{ size: 1, text: "Default" }, {}]);
        setText(actions, "ROOT", "Set");
        actions.setCustom("ROOT", (custom) => Object.assign(custom, { note: "own" }));
        same([data().props, data().custom], [{ size: 1, text: "Set" }, { note: "own" }]);
      });
    },
  "| `isCanvas` | `boolean` | Whether nodes can be dropped into it. | | `hidden` | `boolean` | Whether it is left out of the page. Change it with `actions.setHidden`. |":
    () =>
      withEditor(
        async (editor, place) => {
          const { actions, query } = editor;
          const [canvas = "", plain = "", text = ""] = childrenOf(editor);
          for (const id of [canvas, plain]) {
            const { isCanvas } = query.node(id).get().data;
            same([isCanvas, query.node(id).isDroppable(text)], [id === canvas, id === canvas]);
          }
          for (const hidden of [true, false]) {
            actions.setHidden(text, hidden);
            await settle();
            same([query.node(text).get().data.hidden, place.textContent], [hidden, hidden ? "" : "Shown"]);
          }
        },
        { content: containerOf(containerOf(), <SampleContainer />, <SampleText text="Shown" />) },
      ),
  "| `parent` | `NodeId \\| null` | The parent’s id. A linked node’s parent is the component that owns it. | | `nodes` | `NodeId[]` | The child nodes in order, without linked nodes. | | `linkedNodes` | `Record<string, NodeId>` | The [linked nodes](/docs/api/element#linked), by the `id` of their `<Element>`. |":
    () =>
      withEditor(
        (editor, place) => {
          const data = (id = "") => editor.query.node(id).get().data;
          const [card = "", text = ""] = data("ROOT").nodes;
          const { body = "", ...others } = data(card).linkedNodes;
          same([data(card).nodes, others], [[], {}]);
          sameOfEach([card, text, body], (id) => data(id).parent, ["ROOT", "ROOT", card]);
          same([place.textContent, data(text).props.text], ["InsideLast", "Last"]);
        },
        { content: containerOf(<SampleCard />, <SampleText text="Last" />), resolver: { SampleCard } },
      ),
  "## events {#events} `{ selected: boolean, hovered: boolean, dragged: boolean }`: what the user is doing with this node.":
    () =>
      withEditor((editor) => {
        const [id = ""] = childrenOf(editor);
        const events = () => {
          const { selected, hovered, dragged, ...others } = editor.query.node(id).get().events;
          return [selected, hovered, dragged, others];
        };
        same(events(), [false, false, false, {}]);
        fire(domOf(editor, id), "mouseover");
        same(events(), [false, true, false, {}]);
        fire(domOf(editor, id), "mousedown");
        same(events(), [true, true, false, {}]);
        fire(domOf(editor, id), "dragstart");
        same(events()[2], true);
        fire(domOf(editor, id), "dragend");
        same(events()[2], false);
      }),
  "The same facts from the editor’s side are Sets of ids in [`state.events`](/docs/api/editor-state#events).": () =>
    withEditor(({ query, store }) => {
      for (const kind of ["selected", "hovered", "dragged"] as const) {
        store.actions.setNodeEvent(kind, ["ROOT"]);
        const set: unknown = query.getState().events[kind];
        same([set instanceof Set && [...set], query.node("ROOT").get().events[kind]], [["ROOT"], true]);
      }
    }),
};
