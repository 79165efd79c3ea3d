import type {
  Canvas,
  CanvasProps,
  ConnectedEditor,
  CreateHandlerOptions,
  DefaultEventHandlers,
  DefaultEventHandlersOptions,
  DOMInfo,
  DragTarget,
  DropPosition,
  EditorEvents,
  EditorState,
  EditorStore,
  Element,
  ElementProps,
  Frame,
  FrameProps,
  FreshNode,
  Indicator,
  Node,
  NodeData,
  NodeElement,
  NodeElementProps,
  NodeEventTypes,
  NodeHelpersType,
  NodeId,
  NodeInfo,
  NodeRelated,
  NodeRules,
  NodeSelector,
  NodeSelectorWrapper,
  Nodes,
  NodeTree,
  Options,
  Placement,
  ReduceCompType,
  ReducedComp,
  Resolver,
  SerializedNode,
  SerializedNodeData,
  SerializedNodes,
  UserComponent,
  UserComponentConfig,
  useEditor,
  useEditorReturnType,
  WithoutPrivateActions,
} from "@craftjs/core";
import type { ElementType } from "react";
import type { CheckFile } from "../../../test/docs/browser/check-file.ts";
import { sameType } from "../../../test/docs/browser/same-type.ts";

type Query = useEditorReturnType["query"];
type Actions = useEditorReturnType["actions"];
type Props = { text: string };

// The compiler shows these.
export const probes: CheckFile["probes"] = {
  "| `CanvasProps` | type | Props of `Canvas` |": () =>
    sameType<Parameters<typeof Canvas<"p">>[0], CanvasProps<"p">>(true),
  "| `ConnectedEditor` | type | Internal: what the hook behind [useEditor](/docs/api/useEditor) returns |": () => {
    sameType<ConnectedEditor["connectors"], useEditorReturnType["connectors"]>(true);
    sameType<ConnectedEditor["store"], EditorStore>(true);
  },
  "| `CreateHandlerOptions` | type | Options of the [create connector](/docs/api/useEditor#create) |": () =>
    sameType<
      Parameters<DefaultEventHandlers["handlers"]> extends []
        ? ReturnType<DefaultEventHandlers["handlers"]>["create"] extends (...words: infer Words) => unknown
          ? Words[2]
          : never
        : never,
      Partial<CreateHandlerOptions> | undefined
    >(true),
  "| `DefaultEventHandlersOptions` | type | Their options, without `store` |": () => {
    type All = NonNullable<ConstructorParameters<typeof DefaultEventHandlers<object>>[0]>;
    sameType<keyof DefaultEventHandlersOptions, Exclude<keyof All, "store">>(true);
    sameType<"store" extends keyof All ? true : false, true>(true);
  },
  "| `DOMInfo` | type | Internal: size and place of an element |": () =>
    sameType<Pick<DOMInfo, "width" | "height" | "x" | "y">, Record<"width" | "height" | "x" | "y", number>>(true),
  "| `DragTarget` | type | Internal: what is being dragged, nodes of the document or a new tree |": () => {
    sameType<Extract<DragTarget, { type: "existing" }>["nodes"], NodeId[]>(true);
    sameType<Extract<DragTarget, { type: "new" }>["tree"], NodeTree>(true);
    sameType<DragTarget["type"], "existing" | "new">(true);
  },
  "| `DropPosition` | type | Parent, index and side of a drop |": () =>
    sameType<DropPosition, { parent: Node; index: number; where: string }>(true),
  "| `EditorEvents` | type | [`state.events`](/docs/api/editor-state#events) |": () =>
    sameType<EditorState["events"], EditorEvents>(true),
  "| `EditorState` | type | [The whole state](/docs/api/editor-state) |": () =>
    sameType<ReturnType<Query["getState"]>, EditorState>(true),
  "| `EditorStore` | type | [The store](/docs/api/useEditor#store) |": () =>
    sameType<useEditorReturnType["store"], EditorStore>(true),
  "| `ElementProps` | type | [Props of Element](/docs/api/element#props) |": () =>
    sameType<Parameters<typeof Element<"p">>[0], ElementProps<"p">>(true),
  "| `FrameProps` | type | [Props of Frame](/docs/api/frame#props) | | `FreshNode` | type | What [query.parseFreshNode](/docs/api/useEditor#query-parse-fresh-node) takes | | `Indicator` | type | [Where a drop would land](/docs/api/editor-state#indicator) |":
    () => {
      sameType<Parameters<typeof Frame>[0], FrameProps>(true);
      sameType<Parameters<Query["parseFreshNode"]>[0], FreshNode>(true);
      sameType<EditorState["indicator"], Indicator>(true);
    },
  "| `Node` | type | [One node](/docs/api/node) | | `NodeData` | type | [`node.data`](/docs/api/node#data) |": () => {
    sameType<ReturnType<ReturnType<Query["node"]>["get"]>, Node>(true);
    sameType<Node["data"], NodeData>(true);
  },
  "| `NodeElementProps` | type | Props of `NodeElement` | | `NodeEventTypes` | type | `'selected' \\| 'dragged' \\| 'hovered'` |":
    () => {
      sameType<Parameters<typeof NodeElement>[0], NodeElementProps>(true);
      sameType<NodeEventTypes, "selected" | "dragged" | "hovered">(true);
    },
  "| `NodeHelpersType` | type | Type of `query.node`, which the [rules](/docs/api/user-component#rules) get | | `NodeId` | type | A `string` | | `NodeInfo` | type | Internal: `DOMInfo` with the id of the node |":
    () => {
      sameType<Query["node"], NodeHelpersType>(true);
      sameType<Parameters<NodeRules["canDrag"]>[1], NodeHelpersType>(true);
      sameType<NodeId, string>(true);
      sameType<NodeInfo, { id: NodeId } & DOMInfo>(true);
    },
  "| `NodeRelated` | type | Components by name, as in [`craft.related`](/docs/api/user-component#related) | | `NodeRules` | type | [The four rules](/docs/api/user-component#rules) | | `Nodes` | type | `Record<NodeId, Node>` | | `NodeSelector` | type | An id, a node, or a list of either, as [actions.move](/docs/api/useEditor#move) takes it |":
    () => {
      sameType<NodeRelated, Record<string, ElementType>>(true);
      sameType<UserComponentConfig<Props>["related"], Partial<NodeRelated>>(true);
      sameType<keyof NodeRules, "canDrag" | "canDrop" | "canMoveIn" | "canMoveOut">(true);
      sameType<Nodes, Record<NodeId, Node>>(true);
      sameType<NodeSelector, NodeId | NodeId[] | Node | Node[]>(true);
      sameType<Parameters<Actions["move"]>[0], NodeSelector>(true);
    },
  "| `NodeSelectorWrapper` | type | Internal: a node, and whether it is in the document | | `NodeTree` | type | [A node with its descendants](/docs/api/nodetree) | | `Options` | type | [The options of an editor](/docs/api/editor#props) | | `Placement` | type | [`indicator.placement`](/docs/api/editor-state#indicator) |":
    () => {
      sameType<NodeSelectorWrapper, { node: Node; exists: boolean }>(true);
      sameType<ReturnType<ReturnType<Query["parseReactElement"]>["toNodeTree"]>, NodeTree>(true);
      sameType<EditorState["options"], Options>(true);
      sameType<Indicator["placement"], Placement>(true);
    },
  "| `ReduceCompType` | type | Internal: the `type` of a saved node | | `ReducedComp` | type | Internal: type, props and `isCanvas` of a saved node | | `Resolver` | type | [Components by name](/docs/api/editor#resolver) |":
    () => {
      sameType<SerializedNode["type"], ReduceCompType>(true);
      sameType<keyof ReducedComp, "type" | "props" | "isCanvas">(true);
      sameType<Options["resolver"], Resolver>(true);
    },
  "| `SerializedNode` | type | [A saved node](/docs/concepts/serializing#format) | | `SerializedNodeData` | type | `SerializedNode` under its old name | | `SerializedNodes` | type | [A saved document](/docs/concepts/serializing#format) |":
    () => {
      sameType<ReturnType<ReturnType<Query["node"]>["toSerializedNode"]>, SerializedNode>(true);
      sameType<SerializedNodeData, SerializedNode>(true);
      sameType<ReturnType<Query["getSerializedNodes"]>, SerializedNodes>(true);
    },
  "| `useEditorReturnType` | type | What [useEditor](/docs/api/useEditor) returns |": () =>
    sameType<ReturnType<typeof useEditor<null>>, useEditorReturnType>(true),
  "| `UserComponentConfig` | type | [The `craft` object](/docs/api/user-component#craft), of which all fields are optional | | `WithoutPrivateActions` | type | Internal: the actions that [useEditor](/docs/api/useEditor#actions) returns |":
    () => {
      sameType<NonNullable<UserComponent<Props>["craft"]>, Partial<UserComponentConfig<Props>>>(true);
      sameType<WithoutPrivateActions, Actions>(true);
    },
};
