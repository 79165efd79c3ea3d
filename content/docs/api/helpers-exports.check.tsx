import * as core from "@craftjs/core";
import {
  connectEditor,
  connectNode,
  DefaultEventHandlers,
  DerivedCoreEventHandlers,
  type EditorState,
  Events,
  NodeElement,
  NodeHelpers,
  NodeProvider,
  type Options,
  Positioner,
  ROOT_NODE,
  serializeNode,
  useEditorStore,
  useEventHandler,
  useNode,
} from "@craftjs/core";
import { Component } from "react";
// The bundler may take the other build, and gives that a default export.
// @ts-expect-error: it stands apart from its types
import * as asModule from "../../../node_modules/@craftjs/core/dist/esm/index.js";
import { type CheckFile, same, throws } from "../../../test/docs/browser/check-file.ts";
import { childrenOf, domOf } from "../../../test/docs/browser/editor-questions.ts";
import { sameType } from "../../../test/docs/browser/same-type.ts";
import { SampleText, sampleResolver } from "../../../test/docs/browser/samples.tsx";
import { setText } from "../../../test/docs/browser/set-text.ts";
import { shownLater } from "../../../test/docs/browser/shown-later.tsx";
import { settle, withEditor } from "../../../test/docs/browser/stage.tsx";

const ShowsId = () => <b>{useNode().id}</b>;

export const probes: CheckFile["probes"] = {
  "| `ROOT_NODE` | The id of the top node: the string `'ROOT'`. |": () =>
    withEditor(({ query }) => same([ROOT_NODE, query.node(ROOT_NODE).isRoot()], ["ROOT", true])),
  "| `serializeNode(data, resolver)` | Turns a `NodeData` into its saved form, without an editor. |": () =>
    withEditor(({ query }) => {
      const { data } = query.node("ROOT").get();
      same(serializeNode(data, sampleResolver), query.node("ROOT").toSerializedNode());
    }),
  "| `NodeHelpers(state, id)` | The node helpers for a state you hold, such as the one in `normalizeNodes`. |": () => {
    const asked: unknown[] = [];
    const normalizeNodes: Options["normalizeNodes"] = (state) => {
      asked.push(NodeHelpers(state, "ROOT").childNodes().length);
    };
    return withEditor(
      (editor) => {
        same(NodeHelpers(editor.query.getState(), "ROOT").childNodes(), childrenOf(editor));
        editor.actions.delete(childrenOf(editor)[0] ?? "");
        same(asked, [1]);
      },
      { props: { normalizeNodes } },
    );
  },
  "| `connectEditor`, `connectNode` | The hooks as higher-order components, for classes:": () => {
    class Shown extends Component<{ note: string }> {
      override render() {
        return <b>{this.props.note}</b>;
      }
    }
    const OfEditor = connectEditor(({ events }: EditorState) => ({ note: `${events.selected.size} selected` }))(Shown);
    const OfNode = connectNode(({ data }) => ({ note: `has ${data.props.text}` }))(Shown);
    return withEditor(
      async ({ actions }, place) => {
        actions.selectNode("ROOT");
        setText(actions, "ROOT", "a text");
        await settle();
        same(
          [...place.querySelectorAll("b")].map(({ textContent }) => textContent),
          ["1 selected", "has a text"],
        );
      },
      { content: <OfNode />, resolver: { OfNode }, beside: <OfEditor /> },
    );
  },
  "| `NodeElement` | Renders the node with the given `id`. |": () => {
    const { later, show } = shownLater(<NodeElement id="ROOT" />);
    return withEditor(
      async (_, place) => {
        same(place.textContent, "Once");
        await show();
        same(place.textContent, "OnceOnce");
      },
      { content: <SampleText text="Once" />, beside: later },
    );
  },
  "| `NodeProvider` | The context from which `useNode` takes its id. |": () =>
    withEditor((_, place) => same(place.querySelector("b")?.textContent, "given"), {
      beside: (
        <NodeProvider id="given">
          <ShowsId />
        </NodeProvider>
      ),
    }),
  "| `Events`, `useEventHandler` | The provider of the event handlers, and the hook that returns them. |": () => {
    const found: unknown[] = [];
    const Reads = () => {
      found.push(useEventHandler());
      return null;
    };
    return withEditor(
      () => {
        same(
          found.map((handlers) => handlers instanceof DefaultEventHandlers),
          [true, true],
        );
        same(found[0] === found[1], false);
      },
      {
        beside: (
          <>
            <Reads />
            <Events>
              <Reads />
            </Events>
          </>
        ),
      },
    );
  },
  "| `CoreEventHandlers`, `DefaultEventHandlers`, `DerivedCoreEventHandlers` | Base classes for handlers of your own:":
    () => {
      const { CoreEventHandlers } = core;
      const answers: unknown[] = [];
      class OfCore extends CoreEventHandlers {}
      class OfDefault extends DefaultEventHandlers {}
      class OfOthers extends DerivedCoreEventHandlers<{ note: string }> {
        handlers() {
          return {};
        }
      }
      const Reads = () => {
        const handlers = useEventHandler();
        const derived = handlers.derive(OfOthers, { note: "of the probe" });
        answers.push(handlers instanceof OfDefault, derived.derived === handlers, derived.options.note);
        return null;
      };
      const options = { removeHoverOnMouseleave: false, isMultiSelectEnabled: () => false };
      return withEditor(
        ({ store }) => {
          same(answers.slice(0, 3), [true, true, "of the probe"]);
          const own = new OfCore({ store, removeHoverOnMouseleave: false });
          same(Object.keys(own.handlers()), ["connect", "select", "hover", "drag", "drop", "create"]);
        },
        { beside: <Reads />, props: { handlers: (store) => new OfDefault({ store, ...options }) } },
      );
    },
  "| `Positioner`, `createShadow` | Used while dragging: where the drop would land, and the picture under the pointer. |":
    () =>
      withEditor((editor) => {
        const [first = "", second = ""] = childrenOf(editor);
        const { left, bottom } = domOf(editor, second).getBoundingClientRect();
        const positioner = new Positioner(editor.store, { type: "existing", nodes: [first] });
        const placement = positioner.computeIndicator(second, left, bottom + 15)?.placement;
        positioner.cleanup();
        same([placement?.parent.id, placement?.currentNode?.id, placement?.where], ["ROOT", second, "after"]);
        let picture: Element | undefined;
        const event = new DragEvent("dragstart", { dataTransfer: new DataTransfer() });
        const setDragImage = (image: Element) => {
          picture = image;
        };
        Object.defineProperty(event.dataTransfer, "setDragImage", { value: setDragImage });
        const shadow = core.createShadow(event, [domOf(editor, first)]);
        same([shadow === picture, shadow.textContent], [true, "One"]);
        shadow.remove();
      }),
  "| `useEditorStore`, `editorInitialState`, `ActionMethodsWithConfig`, `QueryMethods` | The parts from which `<Editor>` is made. |":
    () => {
      let store: ReturnType<typeof useEditorStore> | undefined;
      const Makes = () => {
        store = useEditorStore({ enabled: false }, () => {});
        return null;
      };
      return withEditor(
        (editor) => {
          same(Object.keys(store ?? {}).sort(), Object.keys(editor.store).sort());
          const { options, ...state } = core.editorInitialState;
          same(store?.getState() as unknown, { ...state, options: { ...options, enabled: false } });
          const made = core.QueryMethods(editor.query.getState());
          same(
            Object.keys(made).every((name) => name in editor.query),
            true,
          );
          const actions = core.ActionMethodsWithConfig.methods(editor.query.getState(), editor.query);
          same(
            Object.keys(editor.actions).filter((name) => !(name in actions)),
            ["history"],
          );
        },
        { beside: <Makes /> },
      );
    },
  "| `defaultElementProps`, `elementPropToNodeData` | Internals of `<Element>`. |": () =>
    withEditor(
      ({ query }) => {
        const { is, canvas } = core.elementPropToNodeData;
        const data = query.node("ROOT").get().data as unknown as Record<string, unknown>;
        same([data[is], data[canvas]], ["section", true]);
        same(Object.keys(core.defaultElementProps).sort(), ["canvas", "custom", "hidden", "is"]);
      },
      { content: <core.Element is="section" canvas /> },
    ),
  "| `createTestNodes`, `createTestState`, `expectEditorState` | Helpers from the package’s own tests. The last needs a global `expect`. |":
    async () => {
      const root = { id: "ROOT", data: { type: "div", nodes: [{ id: "inside", data: { type: "p" } }] } };
      same(Object.keys(core.createTestNodes(root)), ["ROOT", "inside"]);
      const state = core.createTestState({ nodes: root });
      same(
        [Object.keys(state).sort(), Object.keys(state.nodes)],
        [Object.keys(core.editorInitialState).sort(), ["ROOT", "inside"]],
      );
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
  "`@craftjs/core` has named exports only; there is no default export.": () => {
    sameType<"default" extends keyof typeof core ? true : false, false>(true);
    same(["Editor" in asModule, "default" in asModule], [true, false]);
  },
};
