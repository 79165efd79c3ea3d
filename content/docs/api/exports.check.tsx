import * as core from "@craftjs/core";
import { DefaultLayer, DefaultLayerHeader, EditableLayerName, Layers, useLayer } from "@craftjs/layers";
import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";
import { fire } from "../../../test/docs/browser/pointer.ts";
import { says } from "../../../test/docs/browser/says.ts";
import { settle, withEditor, withHandle } from "../../../test/docs/browser/stage.tsx";
import { probes as types } from "./exports-types.check.tsx";
import { probes as deprecated } from "./helpers-deprecated.check.tsx";
import { probes as helpers } from "./helpers-exports.check.tsx";

/** What the page on helpers shows of an export. */
const asInHelpers = (name: string) => {
  const row = Object.entries(helpers ?? {}).find(([statement]) =>
    /^\|[^|]*\|/.exec(statement)?.[0].includes(`\`${name}`),
  );
  if (!row) throw new Error(`the page on helpers shows nothing of ${name}`);
  return row[1];
};

export const probes: CheckFile["probes"] = {
  ...types,
  "| `ActionMethodsWithConfig` | value | Internal: the code of the [actions](/docs/api/useEditor#actions), with what the history leaves out |":
    () =>
      withEditor(({ actions, query, store }) => {
        const { methods, ignoreHistoryForActions } = core.ActionMethodsWithConfig;
        const made = methods(query.getState(), query as never);
        same(
          Object.keys(actions).filter((name) => !(name in made)),
          ["history"],
        );
        for (const name of ignoreHistoryForActions) same(name in made, true);
        actions.selectNode("ROOT");
        same([ignoreHistoryForActions.includes("selectNode"), store.history.timeline.length], [true, 0]);
      }),
  "| `Canvas` | component | Deprecated: [`<Element canvas>`](/docs/api/element) under its old name |": () =>
    Object.entries(deprecated ?? {})[0]?.[1](),
  "| `connectEditor` | function | [useEditor as a higher-order component](/docs/api/useEditor#connect-editor) | | `connectNode` | function | [useNode as a higher-order component](/docs/api/useNode#connect-node) | | `CoreEventHandlers` | class | Base of all [handlers](/docs/api/editor#handlers) |":
    async () => {
      await asInHelpers("connectEditor")();
      await asInHelpers("CoreEventHandlers")();
      same(core.DefaultEventHandlers.prototype instanceof core.CoreEventHandlers, true);
    },
  "| `createShadow` | function | Internal: makes the picture under the pointer during a drag | | `createTestNodes` | function | Internal: makes nodes for the package’s own tests | | `createTestState` | function | Internal: makes a state for the package’s own tests |":
    async () => {
      await asInHelpers("createShadow")();
      await asInHelpers("createTestNodes")();
    },
  "| `defaultElementProps` | value | Internal: the defaults of the [props of Element](/docs/api/element#props) | | `DefaultEventHandlers` | class | The [handlers](/docs/api/editor#handlers) of an editor that is given no others |":
    async () => {
      await asInHelpers("defaultElementProps")();
      await asInHelpers("Events")();
    },
  "| `DefaultLayer` | component | The row that a [layers panel](/docs/additional/layers) renders unless it is given another | | `DefaultLayerHeader` | component | The head of that row | | `EditableLayerName` | component | The name of a layer, which a double click makes editable | | `Layers` | component | [The panel](/docs/additional/layers#layers) | | `useLayer` | hook | [The layer of a row](/docs/additional/layers#use-layer) |":
    async () => {
      const Row = () => (
        <>
          <i>{useLayer().id}</i>
          <DefaultLayerHeader />
          <b>
            <EditableLayerName />
          </b>
        </>
      );
      const panel = (renderLayer?: typeof Row) =>
        withEditor(
          async (_, place) => {
            await settle();
            const shown = place.querySelector("aside")?.innerHTML.replace(/class="[^"]*"/g, "");
            if (renderLayer === Row) {
              same([place.querySelector("i")?.textContent, place.querySelectorAll("h2").length], ["ROOT", 2]);
              const name = place.querySelector("b h2");
              same(name?.getAttribute("contenteditable"), "false");
              fire(name, "dblclick");
              await settle();
              same(name?.getAttribute("contenteditable"), "true");
            }
            return shown;
          },
          {
            content: <div />,
            beside: (
              <aside>
                <Layers {...(renderLayer && { renderLayer })} />
              </aside>
            ),
          },
        );
      same((await panel()) === (await panel(DefaultLayer as typeof Row)), true);
      await panel(Row);
    },
  "| `deprecateCanvasComponent` | function | Internal: logs the warning of `Canvas` |": () =>
    says("console.warn: Deprecation warning: <Canvas /> will be deprecated", core.deprecateCanvasComponent),
  "| `editorInitialState` | value | Internal: the [state](/docs/api/editor-state) that an editor starts from |": () =>
    withHandle(
      (handle) => <core.Editor>{handle}</core.Editor>,
      ({ query }) => {
        const { options, ...state } = query.getState();
        const { options: initial, ...others } = core.editorInitialState;
        same(state, others);
        same(
          Object.entries(options).every(([name, value]) => value === initial[name as keyof typeof initial]),
          true,
        );
      },
    ),
  "| `elementPropToNodeData` | value | Internal: which prop of Element becomes which field of a node | | `Events` | component | Internal: gives the handlers to what is inside | | `expectEditorState` | function | Internal: compares two states in the package’s own tests; needs a global `expect` |":
    async () => {
      await asInHelpers("elementPropToNodeData")();
      await asInHelpers("Events")();
      await asInHelpers("expectEditorState")();
    },
  "| `NodeElement` | component | Renders the node with a given `id`:": () => asInHelpers("NodeElement")(),
  "| `NodeHelpers` | function | [The node helpers](/docs/api/helpers#node-helpers) for a state that you hold |": () =>
    asInHelpers("NodeHelpers(")(),
  "| `NodeProvider` | component | Says to [useNode](/docs/api/useNode) below it which node it is about |": () =>
    asInHelpers("NodeProvider")(),
  "| `NodeSelectorType` | enum | Internal: the kinds of selectors |": () =>
    same(
      Object.values(core.NodeSelectorType)
        .filter((name) => typeof name === "string")
        .sort(),
      ["Any", "Id", "Obj"],
    ),
  "| `Positioner` | class | Internal: computes where a drop would land | | `QueryMethods` | function | Internal: the code of the [queries](/docs/api/useEditor#query) |":
    async () => {
      await asInHelpers("Positioner")();
      await asInHelpers("QueryMethods")();
    },
  "| `ROOT_NODE` | value | The id of the top node, `'ROOT'`.": () => asInHelpers("ROOT_NODE")(),
  "| `serializeNode` | function | [Turns a node’s data into its saved form](/docs/api/helpers#other-exports) |": () =>
    asInHelpers("serializeNode(")(),
  "| `useEditorStore` | hook | Internal: makes the store of an editor | | `useEventHandler` | hook | Internal: the handlers of the editor around a component |":
    async () => {
      await asInHelpers("useEditorStore")();
      await asInHelpers("useEventHandler")();
    },
};
