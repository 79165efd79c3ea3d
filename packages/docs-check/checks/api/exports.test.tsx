import * as core from "@craftjs/core";
import { DefaultEventHandlers, Element, useEditor, useEventHandler, useNode } from "@craftjs/core";
import type { ElementType } from "react";
import { expect, expectTypeOf, test } from "vitest";
// The bundler may resolve to the other build and add a default export.
// @ts-expect-error: it is separate from its types
import * as asModule from "../../../../node_modules/@craftjs/core/dist/esm/index.js";
import { edit, editorWith, twoTexts } from "../../harness/editor.tsx";
import { expectError } from "../../harness/errors.ts";
import { settle } from "../../harness/input.ts";
import { SampleText } from "../../harness/samples.tsx";

type Query = core.useEditorReturnType["query"];
type Actions = core.useEditorReturnType["actions"];
type Props = { text: string };

const options = { removeHoverOnMouseleave: false, isMultiSelectEnabled: () => false };
const names = (object: object) => Object.keys(object).sort();

const testRoot = { id: "ROOT", data: { type: "div", nodes: [{ id: "inside", data: { type: "p" } }] } };

async function fromHook<Result>(hook: () => Result, props = {}): Promise<Result> {
  const results: Result[] = [];
  const Calls = () => void results.push(hook());
  await twoTexts({ ...props, beside: <Calls /> });
  return results[0] as Result;
}

test("#core: the package has no default export", () => {
  expectTypeOf<"default">().not.toExtend<keyof typeof core>();
  expect(["Editor" in asModule, "default" in asModule]).toEqual([true, false]);
});

test("#components: Canvas is <Element canvas>, and logs a deprecation, as deprecateCanvasComponent does", async () => {
  const warning = "console.warn: Deprecation warning: <Canvas /> will be deprecated";
  const Card = () => <core.Canvas id="inside" is="div" />;
  await expectError(warning, async () => {
    const { query } = await edit(<Card />);
    expect(query.node(query.node("ROOT").linkedNodes()[0] ?? "").isCanvas()).toBe(true);
  });
  await expectError(warning, core.deprecateCanvasComponent);
});

test("#components: NodeProvider sets the node of useNode, and NodeElement renders a node", async () => {
  const ids: string[] = [];
  const Reads = () => void ids.push(useNode().id);
  const provider = (
    <core.NodeProvider id="given">
      <Reads />
    </core.NodeProvider>
  );
  await edit([], { beside: provider });
  expect(new Set(ids)).toEqual(new Set(["given"]));
  const Again = () => useEditor(({ nodes }) => ({ there: "ROOT" in nodes })).there && <core.NodeElement id="ROOT" />;
  const { container } = await edit(<SampleText text="Once" />, { beside: <Again /> });
  await settle();
  expect(container.textContent).toBe("OnceOnce");
});

test("#functions: DefaultEventHandlers are an editor's default handlers; useEventHandler returns them", async () => {
  class CustomHandlers extends DefaultEventHandlers {}
  const handlers: core.Options["handlers"] = (store) => new CustomHandlers({ store, ...options });
  const editorHandlers = [await fromHook(useEventHandler), await fromHook(useEventHandler, { handlers })];
  expect(editorHandlers.map(Object.getPrototypeOf)).toEqual([DefaultEventHandlers.prototype, CustomHandlers.prototype]);
  const { store } = await twoTexts();
  class MinimalHandlers extends core.CoreEventHandlers {}
  const connectors = names(new MinimalHandlers({ store, removeHoverOnMouseleave: false }).handlers());
  expect(connectors).toEqual(["connect", "create", "drag", "drop", "hover", "select"]);
  expect(DefaultEventHandlers.prototype).toBeInstanceOf(core.CoreEventHandlers);
});

test("#functions: DerivedCoreEventHandlers build on an editor's handlers; Events provides others", async () => {
  class Derived extends core.DerivedCoreEventHandlers<{ note: string }> {
    override handlers() {
      return {};
    }
  }
  const handlersInside: unknown[] = [];
  const Reads = () => void handlersInside.push(useEventHandler());
  const inside = <Reads />;
  await twoTexts({ beside: [<Reads key="outside" />, <core.Events key="inside">{inside}</core.Events>] });
  const [handlers, otherHandlers] = handlersInside as DefaultEventHandlers[];
  expect([otherHandlers instanceof DefaultEventHandlers, handlers === otherHandlers]).toEqual([true, false]);
  const { derived, options } = handlers?.derive(Derived, { note: "own" }) ?? {};
  expect([derived === handlers, options?.note]).toEqual([true, "own"]);
});

test("#types: each type has the type of its namesake", () => {
  expectTypeOf<Parameters<typeof core.Canvas<"p">>[0]>().toEqualTypeOf<core.CanvasProps<"p">>();
  expectTypeOf<core.ConnectedEditor["connectors"]>().toEqualTypeOf<core.useEditorReturnType["connectors"]>();
  expectTypeOf<core.ConnectedEditor["store"]>().toEqualTypeOf<core.EditorStore>();
  type Create = ReturnType<core.DefaultEventHandlers["handlers"]>["create"];
  expectTypeOf<Parameters<Create>[2]>().toEqualTypeOf<Partial<core.CreateHandlerOptions> | undefined>();
  type AllOptions = keyof NonNullable<ConstructorParameters<typeof core.DefaultEventHandlers<object>>[0]>;
  expectTypeOf<keyof core.DefaultEventHandlersOptions | "store">().toEqualTypeOf<AllOptions>();
  type Sizes = "width" | "height" | "x" | "y";
  expectTypeOf<Pick<core.DOMInfo, Sizes>>().toEqualTypeOf<Record<Sizes, number>>();
  expectTypeOf<core.DragTarget["type"]>().toEqualTypeOf<"existing" | "new">();
  expectTypeOf<Extract<core.DragTarget, { type: "existing" }>["nodes"]>().toEqualTypeOf<core.NodeId[]>();
  expectTypeOf<Extract<core.DragTarget, { type: "new" }>["tree"]>().toEqualTypeOf<core.NodeTree>();
  expectTypeOf<core.DropPosition>().toEqualTypeOf<{ parent: core.Node; index: number; where: string }>();
  expectTypeOf<core.EditorState["events"]>().toEqualTypeOf<core.EditorEvents>();
  expectTypeOf<ReturnType<Query["getState"]>>().toEqualTypeOf<core.EditorState>();
  expectTypeOf<core.useEditorReturnType["store"]>().toEqualTypeOf<core.EditorStore>();
  expectTypeOf<Parameters<typeof core.Element<"p">>[0]>().toEqualTypeOf<core.ElementProps<"p">>();
  expectTypeOf<Parameters<typeof core.Frame>[0]>().toEqualTypeOf<core.FrameProps>();
  expectTypeOf<Parameters<Query["parseFreshNode"]>[0]>().toEqualTypeOf<core.FreshNode>();
  expectTypeOf<core.EditorState["indicator"]>().toEqualTypeOf<core.Indicator>();
  expectTypeOf<ReturnType<ReturnType<Query["node"]>["get"]>>().toEqualTypeOf<core.Node>();
  expectTypeOf<core.Node["data"]>().toEqualTypeOf<core.NodeData>();
  expectTypeOf<Parameters<typeof core.NodeElement>[0]>().toEqualTypeOf<core.NodeElementProps>();
  expectTypeOf<core.NodeEventTypes>().toEqualTypeOf<"selected" | "dragged" | "hovered">();
  expectTypeOf<Query["node"]>().toEqualTypeOf<core.NodeHelpersType>();
  expectTypeOf<Parameters<core.NodeRules["canDrag"]>[1]>().toEqualTypeOf<core.NodeHelpersType>();
  expectTypeOf<core.NodeId>().toEqualTypeOf<string>();
  expectTypeOf<core.NodeInfo>().toEqualTypeOf<{ id: core.NodeId } & core.DOMInfo>();
  expectTypeOf<core.NodeRelated>().toEqualTypeOf<Record<string, ElementType>>();
  expectTypeOf<core.UserComponentConfig<Props>["related"]>().toEqualTypeOf<Partial<core.NodeRelated>>();
  expectTypeOf<keyof core.NodeRules>().toEqualTypeOf<"canDrag" | "canDrop" | "canMoveIn" | "canMoveOut">();
  expectTypeOf<core.Nodes>().toEqualTypeOf<Record<core.NodeId, core.Node>>();
  expectTypeOf<core.NodeSelector>().toEqualTypeOf<core.NodeId | core.NodeId[] | core.Node | core.Node[]>();
  expectTypeOf<Parameters<Actions["move"]>[0]>().toEqualTypeOf<core.NodeSelector>();
  expectTypeOf<core.NodeSelectorWrapper>().toEqualTypeOf<{ node: core.Node; exists: boolean }>();
  expectTypeOf<ReturnType<ReturnType<Query["parseReactElement"]>["toNodeTree"]>>().toEqualTypeOf<core.NodeTree>();
  expectTypeOf<core.EditorState["options"]>().toEqualTypeOf<core.Options>();
  expectTypeOf<core.Indicator["placement"]>().toEqualTypeOf<core.Placement>();
  expectTypeOf<core.SerializedNode["type"]>().toEqualTypeOf<core.ReduceCompType>();
  expectTypeOf<keyof core.ReducedComp>().toEqualTypeOf<"type" | "props" | "isCanvas">();
  expectTypeOf<core.Options["resolver"]>().toEqualTypeOf<core.Resolver>();
  expectTypeOf<ReturnType<ReturnType<Query["node"]>["toSerializedNode"]>>().toEqualTypeOf<core.SerializedNode>();
  expectTypeOf<core.SerializedNodeData>().toEqualTypeOf<core.SerializedNode>();
  expectTypeOf<ReturnType<Query["getSerializedNodes"]>>().toEqualTypeOf<core.SerializedNodes>();
  expectTypeOf<ReturnType<typeof core.useEditor<null>>>().toEqualTypeOf<core.useEditorReturnType>();
  type Craft = NonNullable<core.UserComponent<Props>["craft"]>;
  expectTypeOf<Craft>().toEqualTypeOf<Partial<core.UserComponentConfig<Props>>>();
  expectTypeOf<Craft>().not.toExtend<core.UserComponentConfig<Props>>();
  expectTypeOf<core.WithoutPrivateActions>().toEqualTypeOf<Actions>();
});

test("#internal: ActionMethodsWithConfig and QueryMethods make all actions and queries but the history", async () => {
  const { actions, query } = await twoTexts();
  const { methods, ignoreHistoryForActions } = core.ActionMethodsWithConfig;
  const methodsOf = [methods(query.getState(), query as never), core.QueryMethods(query.getState())];
  expect(
    [actions, query].map((methods, index) => names(methods).filter((name) => !(name in (methodsOf[index] ?? {})))),
  ).toEqual([...[["history"], ["history"]]]);
  expect(ignoreHistoryForActions.filter((name) => !(name in (methodsOf[0] ?? {})))).toEqual([]);
  expect(ignoreHistoryForActions).toContain("selectNode");
});

test("#internal: createShadow makes the picture under the pointer", async () => {
  const { dom, one } = await twoTexts();
  const pictures: unknown[] = [];
  const event = new DragEvent("dragstart", { dataTransfer: new DataTransfer() });
  Object.defineProperty(event.dataTransfer, "setDragImage", { value: (image: unknown) => pictures.push(image) });
  const shadow = core.createShadow(event, [dom(one)]);
  expect([pictures, shadow.textContent]).toEqual([[shadow], "One"]);
  shadow.remove();
});

test("#internal: createTestNodes and createTestState make nodes and a state for tests", () => {
  const state = core.createTestState({ nodes: testRoot });
  expect([state.nodes, core.createTestNodes(testRoot)].map(names)).toEqual(Array(2).fill(["ROOT", "inside"]));
  expect(names(state)).toEqual(["events", "indicator", "nodes", "options"]);
  expect(() => core.expectEditorState(state, state)).toThrow("expect is not defined");
  Object.assign(globalThis, { expect });
  core.expectEditorState(state, state);
  Reflect.deleteProperty(globalThis, "expect");
});

test("#internal: the values are the defaults of Element, its fields in a node, and the kinds of selectors", async () => {
  expect(core.defaultElementProps).toEqual({ is: "div", canvas: false, custom: {}, hidden: false });
  const { data } = await edit(<Element is="section" canvas />);
  const { is, canvas } = core.elementPropToNodeData;
  const fields = data("ROOT") as unknown as Record<string, unknown>;
  expect([fields[is], fields[canvas]]).toEqual(["section", true]);
  expect(names(core.NodeSelectorType).filter((name) => Number.isNaN(Number(name)))).toEqual(["Any", "Id", "Obj"]);
});

test("#internal: editorInitialState is the state of a bare editor, and useEditorStore makes a store from it", async () => {
  const bareState = (await editorWith(null)).query.getState();
  const { options, ...state } = core.editorInitialState;
  expect(bareState).toMatchObject(state);
  for (const [name, value] of Object.entries(bareState.options)) expect(value).toBe(options[name as "enabled"]);
  const { store } = await twoTexts();
  const ownStore = await fromHook(() => core.useEditorStore({ enabled: false }, () => {}));
  const actual = [names(ownStore), ownStore.getState()];
  expect(actual).toEqual([names(store), { ...core.editorInitialState, options: { ...options, enabled: false } }]);
});

test("#internal: Positioner computes where a drop would land", async () => {
  const { dom, one, store, two } = await twoTexts();
  const { left, bottom } = dom(two).getBoundingClientRect();
  const positioner = new core.Positioner(store, { type: "existing", nodes: [one] });
  const { placement } = positioner.computeIndicator(two, left, bottom + 15) ?? {};
  positioner.cleanup();
  expect([placement?.parent.id, placement?.currentNode?.id, placement?.where]).toEqual(["ROOT", two, "after"]);
});
