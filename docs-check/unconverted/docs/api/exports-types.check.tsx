import type * as core from "@craftjs/core";
import type { ElementType } from "react";
import type { CheckFile } from "../../../harness/check-file.ts";
import { sameType } from "../../../harness/same-type.ts";

type Query = core.useEditorReturnType["query"];
type Actions = core.useEditorReturnType["actions"];
type Props = { text: string };

// The compiler shows these.
export const probes: CheckFile["probes"] = {
  "| `CanvasProps` | Props of `Canvas` |": () =>
    sameType<Parameters<typeof core.Canvas<"p">>[0], core.CanvasProps<"p">>(true),
  "| `ConnectedEditor` | type | What the hook behind [useEditor](/docs/api/useEditor) returns |": () => {
    sameType<core.ConnectedEditor["connectors"], core.useEditorReturnType["connectors"]>(true);
    sameType<core.ConnectedEditor["store"], core.EditorStore>(true);
  },
  "| `CreateHandlerOptions` | Options of the [create connector](/docs/api/useEditor#create) |": () =>
    sameType<
      Parameters<ReturnType<core.DefaultEventHandlers["handlers"]>["create"]>[2],
      Partial<core.CreateHandlerOptions> | undefined
    >(true),
  "| `DefaultEventHandlersOptions` | Options of the default [handlers](/docs/api/editor#handlers), without `store` |":
    () => {
      type All = NonNullable<ConstructorParameters<typeof core.DefaultEventHandlers<object>>[0]>;
      sameType<keyof core.DefaultEventHandlersOptions, Exclude<keyof All, "store">>(true);
      sameType<"store" extends keyof All ? true : false, true>(true);
    },
  "| `DOMInfo` | type | Size and place of an element |": () =>
    sameType<Pick<core.DOMInfo, "width" | "height" | "x" | "y">, Record<"width" | "height" | "x" | "y", number>>(true),
  "| `DragTarget` | type | What is being dragged, nodes of the document or a new tree |": () => {
    sameType<Extract<core.DragTarget, { type: "existing" }>["nodes"], core.NodeId[]>(true);
    sameType<Extract<core.DragTarget, { type: "new" }>["tree"], core.NodeTree>(true);
    sameType<core.DragTarget["type"], "existing" | "new">(true);
  },
  "| `DropPosition` | Parent, index and side of a drop |": () =>
    sameType<core.DropPosition, { parent: core.Node; index: number; where: string }>(true),
  "| `EditorEvents` | [`state.events`](/docs/api/editor-state#events) |": () =>
    sameType<core.EditorState["events"], core.EditorEvents>(true),
  "| `EditorState` | [The whole state](/docs/api/editor-state) |": () =>
    sameType<ReturnType<Query["getState"]>, core.EditorState>(true),
  "| `EditorStore` | [The store](/docs/api/useEditor#store) |": () =>
    sameType<core.useEditorReturnType["store"], core.EditorStore>(true),
  "| `ElementProps` | [Props of Element](/docs/api/element#props) |": () =>
    sameType<Parameters<typeof core.Element<"p">>[0], core.ElementProps<"p">>(true),
  "| `FrameProps` | [Props of Frame](/docs/api/frame#props) | | `FreshNode` | What the query [parseFreshNode](/docs/api/useEditor#query-parse-fresh-node) takes | | `Indicator` | [Where a drop would land](/docs/api/editor-state#indicator) |":
    () => {
      sameType<Parameters<typeof core.Frame>[0], core.FrameProps>(true);
      sameType<Parameters<Query["parseFreshNode"]>[0], core.FreshNode>(true);
      sameType<core.EditorState["indicator"], core.Indicator>(true);
    },
  "| `Node` | [One node](/docs/api/node) | | `NodeData` | [`node.data`](/docs/api/node#data) |": () => {
    sameType<ReturnType<ReturnType<Query["node"]>["get"]>, core.Node>(true);
    sameType<core.Node["data"], core.NodeData>(true);
  },
  "| `NodeElementProps` | Props of `NodeElement` | | `NodeEventTypes` | `'selected' \\| 'dragged' \\| 'hovered'` |":
    () => {
      sameType<Parameters<typeof core.NodeElement>[0], core.NodeElementProps>(true);
      sameType<core.NodeEventTypes, "selected" | "dragged" | "hovered">(true);
    },
  "| `NodeHelpersType` | Type of `query.node`, which the [rules](/docs/api/user-component#rules) get | | `NodeId` | A `string` |":
    () => {
      sameType<Query["node"], core.NodeHelpersType>(true);
      sameType<Parameters<core.NodeRules["canDrag"]>[1], core.NodeHelpersType>(true);
      sameType<core.NodeId, string>(true);
    },
  "| `NodeInfo` | type | `DOMInfo` with the id of the node |": () =>
    sameType<core.NodeInfo, { id: core.NodeId } & core.DOMInfo>(true),
  "| `NodeRelated` | Components by name, as in [`craft.related`](/docs/api/user-component#related) | | `NodeRules` | [The four rules](/docs/api/user-component#rules) | | `Nodes` | `Record<NodeId, Node>` | | `NodeSelector` | An id, a node, or a list of either, as [actions.move](/docs/api/useEditor#move) takes it |":
    () => {
      sameType<core.NodeRelated, Record<string, ElementType>>(true);
      sameType<core.UserComponentConfig<Props>["related"], Partial<core.NodeRelated>>(true);
      sameType<keyof core.NodeRules, "canDrag" | "canDrop" | "canMoveIn" | "canMoveOut">(true);
      sameType<core.Nodes, Record<core.NodeId, core.Node>>(true);
      sameType<core.NodeSelector, core.NodeId | core.NodeId[] | core.Node | core.Node[]>(true);
      sameType<Parameters<Actions["move"]>[0], core.NodeSelector>(true);
    },
  "| `NodeSelectorWrapper` | type | A node, and whether it is in the document |": () =>
    sameType<core.NodeSelectorWrapper, { node: core.Node; exists: boolean }>(true),
  "| `NodeTree` | [A node with its descendants](/docs/api/nodetree) | | `Options` | [The options of an editor](/docs/api/editor#props) | | `Placement` | The [`placement`](/docs/api/editor-state#indicator) of an `Indicator` |":
    () => {
      sameType<ReturnType<ReturnType<Query["parseReactElement"]>["toNodeTree"]>, core.NodeTree>(true);
      sameType<core.EditorState["options"], core.Options>(true);
      sameType<core.Indicator["placement"], core.Placement>(true);
    },
  "| `ReduceCompType` | type | The `type` of a saved node | | `ReducedComp` | type | Type, props and `isCanvas` of a saved node |":
    () => {
      sameType<core.SerializedNode["type"], core.ReduceCompType>(true);
      sameType<keyof core.ReducedComp, "type" | "props" | "isCanvas">(true);
    },
  "| `Resolver` | [Components by name](/docs/api/editor#resolver) |": () =>
    sameType<core.Options["resolver"], core.Resolver>(true),
  "| `SerializedNode` | [A saved node](/docs/concepts/serializing#format) | | `SerializedNodeData` | `SerializedNode` under its old name | | `SerializedNodes` | [A saved document](/docs/concepts/serializing#format) |":
    () => {
      sameType<ReturnType<ReturnType<Query["node"]>["toSerializedNode"]>, core.SerializedNode>(true);
      sameType<core.SerializedNodeData, core.SerializedNode>(true);
      sameType<ReturnType<Query["getSerializedNodes"]>, core.SerializedNodes>(true);
    },
  "| `useEditorReturnType` | What [useEditor](/docs/api/useEditor) returns |": () =>
    sameType<ReturnType<typeof core.useEditor<null>>, core.useEditorReturnType>(true),
  "| `UserComponentConfig` | [The `craft` object](/docs/api/user-component#craft), of which all fields are optional |":
    () => sameType<NonNullable<core.UserComponent<Props>["craft"]>, Partial<core.UserComponentConfig<Props>>>(true),
  "| `WithoutPrivateActions` | type | The actions that [useEditor](/docs/api/useEditor#actions) returns |": () =>
    sameType<core.WithoutPrivateActions, Actions>(true),
};
