import * as core from "@craftjs/core";
import { DefaultEventHandlers, useEventHandler, useNode } from "@craftjs/core";
import { Component } from "react";
// The bundler may take the other build, and gives that a default export.
// @ts-expect-error: it stands apart from its types
import * as asModule from "../../../../node_modules/@craftjs/core/dist/esm/index.js";
import { Calls } from "../../../harness/calls.tsx";
import { type CheckFile, same, throws } from "../../../harness/check-file.ts";
import { childrenOf, domOf, stepCountOf } from "../../../harness/editor-questions.ts";
import { sameType } from "../../../harness/same-type.ts";
import { SampleText } from "../../../harness/samples.tsx";
import { says } from "../../../harness/says.ts";
import { setText } from "../../../harness/set-text.ts";
import { shownLater } from "../../../harness/shown-later.tsx";
import { settle, withEditor } from "../../../harness/stage.tsx";
import { bareEditor } from "./editor-state.check.tsx";
import { canvasIsReplaced } from "./errors-deprecations.check.tsx";
import { showHelpersOfState, showRootNode, showSerializeNode } from "./helpers-other.check.tsx";

const options = { removeHoverOnMouseleave: false, isMultiSelectEnabled: () => false };

/** A root with a node in it, as the package's own tests say it. */
const testRoot = { id: "ROOT", data: { type: "div", nodes: [{ id: "inside", data: { type: "p" } }] } };

/** What a hook gives in a component of an editor. */
const fromHook = async <Given,>(hook: () => Given, props = {}): Promise<Given> => {
  const given: Given[] = [];
  await withEditor(() => {}, { beside: <Calls hook={() => given.push(hook())} />, props });
  const [first] = given;
  if (first === undefined) throw new Error("the hook gave nothing");
  return first;
};

export const probes: CheckFile["probes"] = {
  "`@craftjs/core` has named exports only; there is no default export.": () => {
    sameType<"default" extends keyof typeof core ? true : false, false>(true);
    same(["Editor" in asModule, "default" in asModule], [true, false]);
  },
  "| `ActionMethodsWithConfig` | value | The code of the [actions](/docs/api/useEditor#actions), with what the history leaves out |":
    () =>
      withEditor((editor) => {
        const { actions, query } = editor;
        const { methods, ignoreHistoryForActions } = core.ActionMethodsWithConfig;
        const made = methods(query.getState(), query as never);
        same(
          Object.keys(actions).filter((name) => !(name in made)),
          ["history"],
        );
        for (const name of ignoreHistoryForActions) same(name in made, true);
        actions.selectNode("ROOT");
        same([ignoreHistoryForActions.includes("selectNode"), stepCountOf(editor)], [true, 0]);
      }),
  "| `Canvas` | component | Deprecated: [`<Element canvas>`](/docs/api/element) under its old name |": canvasIsReplaced,
  "| `connectEditor` | function | [useEditor as a higher-order component](/docs/api/useEditor#connect-editor) | | `connectNode` | function | [useNode as a higher-order component](/docs/api/useNode#connect-node) |":
    () => {
      class Shown extends Component<{ note: string }> {
        override render() {
          return <b>{this.props.note}</b>;
        }
      }
      const OfEditor = core.connectEditor(({ events }: core.EditorState) => ({
        note: `${events.selected.size} of it`,
      }))(Shown);
      const OfNode = core.connectNode(({ data }) => ({ note: `has ${data.props.text}` }))(Shown);
      return withEditor(
        async ({ actions }, place) => {
          actions.selectNode("ROOT");
          setText(actions, "ROOT", "a text");
          await settle();
          same(place.innerHTML, "<b>1 of it</b><b>has a text</b>");
        },
        { content: <OfNode />, resolver: { OfNode }, beside: <OfEditor /> },
      );
    },
  "| `CoreEventHandlers` | class | Base of all [handlers](/docs/api/editor#handlers) |": () =>
    withEditor(({ store }) => {
      class Own extends core.CoreEventHandlers {}
      const names = ["connect", "select", "hover", "drag", "drop", "create"];
      same(Object.keys(new Own({ store, removeHoverOnMouseleave: false }).handlers()), names);
      same(core.DefaultEventHandlers.prototype instanceof core.CoreEventHandlers, true);
    }),
  "| `createShadow` | function | Makes the picture under the pointer during a drag |": () =>
    withEditor((editor) => {
      let picture: Element | undefined;
      const event = new DragEvent("dragstart", { dataTransfer: new DataTransfer() });
      const setDragImage = (image: Element) => {
        picture = image;
      };
      Object.defineProperty(event.dataTransfer, "setDragImage", { value: setDragImage });
      const shadow = core.createShadow(event, [domOf(editor, childrenOf(editor)[0])]);
      same([shadow === picture, shadow.textContent], [true, "One"]);
      shadow.remove();
    }),
  "| `createTestNodes` | function | Makes nodes for the package’s own tests | | `createTestState` | function | Makes a state for the package’s own tests |":
    () => {
      const { nodes, ...others } = core.createTestState({ nodes: testRoot });
      for (const made of [nodes, core.createTestNodes(testRoot)]) same(Object.keys(made), ["ROOT", "inside"]);
      same(Object.keys(others).sort(), ["events", "indicator", "options"]);
    },
  "| `defaultElementProps` | value | The defaults of the [props of Element](/docs/api/element#props) |": () =>
    same(core.defaultElementProps, { is: "div", canvas: false, custom: {}, hidden: false }),
  "| `DefaultEventHandlers` | class | The [handlers](/docs/api/editor#handlers) of an editor that is given no others |":
    async () => same((await fromHook(useEventHandler)).constructor === DefaultEventHandlers, true),
  "| `deprecateCanvasComponent` | function | Logs the warning of `Canvas` |": () =>
    says("console.warn: Deprecation warning: <Canvas /> will be deprecated", core.deprecateCanvasComponent),
  "| `editorInitialState` | value | The [state](/docs/api/editor-state) that an editor starts from |": () =>
    bareEditor(({ query }) => {
      const { options, ...state } = query.getState();
      const { options: initial, ...others } = core.editorInitialState;
      same(state, others);
      for (const [name, value] of Object.entries(options)) same(value === initial[name as keyof typeof initial], true);
    }),
  "| `elementPropToNodeData` | value | Which prop of Element becomes which field of a node |": () =>
    withEditor(
      ({ query }) => {
        const { is, canvas } = core.elementPropToNodeData;
        const data = query.node("ROOT").get().data as unknown as Record<string, unknown>;
        same([data[is], data[canvas]], ["section", true]);
      },
      { content: <core.Element is="section" canvas /> },
    ),
  "| `DerivedCoreEventHandlers` | class | Base of handlers that build on those of an editor, as the layers panel has them |":
    async () => {
      class OfOthers extends core.DerivedCoreEventHandlers<{ note: string }> {
        handlers() {
          return {};
        }
      }
      const handlers = await fromHook(useEventHandler);
      const { derived, options } = handlers.derive(OfOthers, { note: "own" });
      same([derived === handlers, options.note], [true, "own"]);
    },
  "| `Events` | component | Gives the handlers to what is inside |": () => {
    const found: unknown[] = [];
    const reads = <Calls hook={() => found.push(useEventHandler())} />;
    const beside = [reads, <core.Events key="inside">{reads}</core.Events>];
    return withEditor(
      () => {
        same(
          found.map((handlers) => handlers instanceof DefaultEventHandlers),
          [true, true],
        );
        same(found[0] === found[1], false);
      },
      { beside },
    );
  },
  "| `expectEditorState` | function | Compares two states in the package’s own tests; needs a global `expect` |":
    async () => {
      const state = core.createTestState({ nodes: testRoot });
      await throws("expect is not defined", () => core.expectEditorState(state, state));
      const compared: boolean[] = [];
      const expect = (one: unknown) => ({
        toEqual: (other: unknown) => compared.push(one !== undefined && other !== undefined),
      });
      Object.assign(globalThis, { expect });
      core.expectEditorState(state, state);
      Reflect.deleteProperty(globalThis, "expect");
      same(compared, [true, true]);
    },
  "| `NodeElement` | component | Renders the node with a given `id` |": () => {
    const { later, show } = shownLater(<core.NodeElement id="ROOT" />);
    return withEditor(
      async (_, place) => {
        same(place.textContent, "Once");
        await show();
        same(place.textContent, "OnceOnce");
      },
      { content: <SampleText text="Once" />, beside: later },
    );
  },
  "| `NodeHelpers` | function | [The node helpers](/docs/api/helpers#node-helpers) for a state that you hold |":
    showHelpersOfState,
  "| `NodeProvider` | component | Says to [useNode](/docs/api/useNode) below it which node it is about |": () => {
    const ids: string[] = [];
    const reads = <Calls hook={() => ids.push(useNode().id)} />;
    const beside = <core.NodeProvider id="given">{reads}</core.NodeProvider>;
    return withEditor(() => same([...new Set(ids)], ["given"]), { beside });
  },
  "| `NodeSelectorType` | enum | The kinds of selectors |": () => {
    const kinds = Object.values(core.NodeSelectorType).filter((name) => typeof name === "string");
    same(kinds.sort(), ["Any", "Id", "Obj"]);
  },
  "| `Positioner` | class | Computes where a drop would land |": () =>
    withEditor((editor) => {
      const [first = "", second = ""] = childrenOf(editor);
      const { left, bottom } = domOf(editor, second).getBoundingClientRect();
      const positioner = new core.Positioner(editor.store, { type: "existing", nodes: [first] });
      const placement = positioner.computeIndicator(second, left, bottom + 15)?.placement;
      positioner.cleanup();
      same([placement?.parent.id, placement?.currentNode?.id, placement?.where], ["ROOT", second, "after"]);
    }),
  "| `QueryMethods` | function | The code of the [queries](/docs/api/useEditor#query) |": () =>
    withEditor(({ query }) => {
      const made = Object.keys(core.QueryMethods(query.getState()));
      same(
        Object.keys(query).filter((name) => !made.includes(name)),
        ["history"],
      );
    }),
  "| `ROOT_NODE` | value | The id of the top node, `'ROOT'`.": showRootNode,
  "| `serializeNode` | function | [Turns a node’s data into its saved form](/docs/api/helpers#other-exports) |":
    showSerializeNode,
  "| `useEditorStore` | hook | Makes the store of an editor |": () =>
    withEditor(async ({ store }) => {
      const made = await fromHook(() => core.useEditorStore({ enabled: false }, () => {}));
      same(Object.keys(made).sort(), Object.keys(store).sort());
      const { options, ...state } = core.editorInitialState;
      same(made.getState() as unknown, { ...state, options: { ...options, enabled: false } });
    }),
  "| `useEventHandler` | hook | The handlers of the editor around a component |": async () => {
    class Own extends DefaultEventHandlers {}
    const handlers: core.Options["handlers"] = (store) => new Own({ store, ...options });
    same((await fromHook(useEventHandler, { handlers })) instanceof Own, true);
  },
};
