import { tables } from "page:concepts/serializing";
import { App } from "snippet:concepts/serializing/src/App.tsx";
import { ActionButton } from "snippet:concepts/serializing/src/blocks/action-button.tsx";
import { missingComponents } from "snippet:concepts/serializing/src/missing-components.ts";
import { Editor, Frame, type SerializedNodes } from "@craftjs/core";
import { isValidElement, type ReactElement, type ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { column } from "../../harness/column.ts";
import { assign, edit, render } from "../../harness/editor.tsx";
import { clearErrors, expectError, recordError } from "../../harness/errors.ts";
import { settle } from "../../harness/input.ts";
import { savedNode } from "../../harness/nodes.ts";
import { SampleCard, SampleContainer, SampleText, sampleResolver } from "../../harness/samples.tsx";

const saved = (text: string) => savedNode({ resolvedName: "Text" }, { props: { text } });
const text = saved("Saved");
const root = (properties: object = {}) => savedNode("div", { isCanvas: true, ...properties });
const named = (resolvedName: string) => ({ ROOT: savedNode({ resolvedName }) });

const page = (data: unknown, resolver: object = { ...sampleResolver, SampleCard }, enabled = true) => (
  <Editor resolver={resolver as typeof sampleResolver} enabled={enabled}>
    <Frame data={data as string}>
      <SampleText text="Child" />
    </Frame>
  </Editor>
);
const textOf = async (content: ReactNode) => (await render(content)).textContent;

test("the example app saves its page, and shows a saved page", async () => {
  let json = "";
  const container = await render(<App onSave={(saved: string) => void (json = saved)} />);
  container.querySelector("button")?.click();
  expect(await textOf(<App saved={json.replace("A new", "An old")} onSave={() => {}} />)).toBe("SaveAn old page");
});

test("#format: fields that may be missing have the documented values, and unknown fields are dropped", async () => {
  const { query } = await edit([]);
  const { data } = query.parseSerializedNode({ type: "div", props: {}, note: "x" } as never).toNode();
  const { isCanvas, custom, hidden, nodes, linkedNodes } = data;
  const documented = column(tables, "format", "If it is missing");
  expect(documented).toEqual({ isCanvas, custom, hidden, nodes, linkedNodes });
  expect([data.displayName, data.parent, "note" in data]).toEqual(["div", undefined, false]);
});

test("#format: without ROOT the page is empty, and a node that no node lists is saved but not shown", async () => {
  expect(await textOf(page({ other: text }))).toBe("");
  const { act, actions, container, query } = await edit([]);
  await act(() => actions.deserialize({ ROOT: root(), stray: { ...text, parent: "ROOT" } } as never));
  expect([container.textContent, "stray" in query.getSerializedNodes()]).toEqual(["", true]);
});

test("#format: the type requires a parent in ROOT", async () => {
  // @ts-expect-error: it has no parent
  const wrong: SerializedNodes = { ROOT: text };
  const right: SerializedNodes = { ROOT: { ...text, parent: null } };
  expect([await textOf(page(wrong)), await textOf(page(right))]).toEqual(["Saved", "Saved"]);
});

test("#survives: data is the same after loading; selection and history are not saved", async () => {
  const editor = await edit([<SampleCard />, <SampleText />]);
  const { actions, children, query, second: id } = editor;
  actions.setCustom(id, assign({ note: "x" }));
  actions.setHidden(id, true);
  actions.selectNode(id);
  const json = query.serialize();
  expect(Object.keys(JSON.parse(json)).sort()).toEqual(Object.keys(query.getNodes()).sort());
  const other = await edit([], { resolver: { SampleCard } });
  other.actions.history.ignore().deserialize(json);
  for (const node of ["ROOT", ...children()]) expect(other.data(node)).toEqual(editor.data(node));
  expect([other.selected(), other.query.history.canUndo(), /"(dom|events)"/.test(json)]).toEqual([[], false, false]);
});

async function survivors(props: object): Promise<Record<string, unknown>> {
  const { actions, query } = await edit(<SampleContainer />);
  actions.setProp("ROOT", assign(props));
  clearErrors(); // the editor warns about values that it cannot serialise
  return query.parseSerializedNode(JSON.parse(query.serialize()).ROOT).toNode().data.props;
}

test("#survives: props go through JSON; functions, null and undefined are left out", async () => {
  class Point {
    x = 1;
    double() {
      return this.x * 2;
    }
  }
  const unchangedProps = { text: "text", number: 1, no: false, object: { a: { b: 1, none: null } }, array: [1, "a"] };
  const lostProps = { call: () => {}, none: null, missing: undefined, named: { resolvedName: "Text" } };
  const changedProps = {
    date: new Date(0),
    not: Number.NaN,
    infinite: 1 / 0,
    map: new Map([[1, 2]]),
    set: new Set([1]),
  };
  expect(
    await survivors({ ...unchangedProps, ...lostProps, ...changedProps, regExp: /x/, point: new Point() }),
  ).toEqual({
    ...unchangedProps,
    date: new Date(0).toISOString(),
    not: null,
    infinite: null,
    map: {},
    set: {},
    regExp: {},
    point: { x: 1 },
  });
  const { icon, named } = await survivors({ icon: <b>Text</b>, named: { resolvedName: "Text", type: "b", props: {} } });
  expect(isValidElement(named)).toBe(true);
  await expectError("Objects are not valid as a React child", () =>
    edit([], { beside: icon as ReactNode }).catch(recordError),
  );
  await expect(survivors({ big: 1n })).rejects.toThrow("BigInt");
});

test.each<[unknown, string?]>([
  ["5 items"],
  [["a", "b"]],
  [""],
  [5, "Cannot convert undefined or null to object"],
  [[5, " items"], "Cannot convert undefined or null to object"],
  ...[true, false, [true, "text"], [false, "text"], [null, "text"]].map((value): [unknown, string] => [
    value,
    "as it is null",
  ]),
])("#survives: children that are %o survive, or saving throws", async (children, message) => {
  if (message) await expect(survivors({ children })).rejects.toThrow(message);
  else expect((await survivors({ children })).children).toEqual(children);
});

test("#survives: only an empty string or false clears a prop with a default", async () => {
  const Block = () => <i />;
  Block.craft = { props: { colour: "red" } };
  const { actions, data, query } = await edit(<Block />);
  const reloaded = [null, undefined, () => {}, "", false].map((colour) => {
    actions.setProp("ROOT", assign({ colour }));
    actions.deserialize(query.serialize());
    return data("ROOT").props.colour;
  });
  expect(reloaded).toEqual(["red", "red", "red", "", false]);
});

test("#survives: an element in a prop breaks after loading, and one made in a render cannot be saved", async () => {
  const Block = ({ icon }: { icon?: ReactElement }) => <p>{icon}</p>;
  Block.craft = { props: { icon: <b>Icon</b> } };
  const { act, actions, container, query } = await edit(<Block />);
  expect(container.textContent).toBe("Icon");
  await expectError("Objects are not valid as a React child", () => act(() => actions.deserialize(query.serialize())));
  let element: ReactElement | undefined;
  const Maker = () => void (element = <b>Text</b>);
  const other = await edit([], { beside: <Maker /> });
  other.actions.setProp("ROOT", assign({ icon: element }));
  clearErrors(); // the editor warns about values that it cannot serialise
  expect(() => other.query.serialize()).toThrow("Converting circular structure to JSON");
});

test("#names: the button acts on the read-only page only, and an unknown action does nothing", async () => {
  const scrollTo = vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  const unknown = <ActionButton label="Old" icon="arrow" action={"gone" as never} />;
  const editor = await edit([<ActionButton label="Top" icon="arrow" action="top" />, unknown], {
    resolver: { ActionButton },
  });
  const press = () =>
    editor.act(() => editor.container.querySelectorAll("button").forEach((button) => void button.click()));
  await press();
  expect(scrollTo).not.toHaveBeenCalled();
  await editor.enable(false);
  await press();
  expect(scrollTo).toHaveBeenCalledTimes(1);
  scrollTo.mockRestore();
});

test("#resolver: a read-only page needs the resolver, too, which may have unused components", async () => {
  const data = JSON.stringify({ ROOT: text });
  expect(await textOf(page(data, { Text: SampleText, SampleCard }, false))).toBe("Saved");
  await expectError("as it is undefined", () => render(page(data, { SampleCard }, false)));
});

test.each<[string, unknown]>([
  ["as it is undefined", named("Gone")],
  ["> in resolver map", { ROOT: root({ type: undefined }) }],
  ["Cannot find component", { ROOT: root({ type: {} }) }],
  ["Cannot find component", { ROOT: text, version: 2 }],
  ["Cannot convert undefined or null to object", { ROOT: root({ props: undefined }) }],
  ["Cannot convert undefined or null to object", null],
  ["Cannot convert undefined or null to object", undefined],
  ["as it is null", { ROOT: text, other: null }],
  ["Unexpected token", "<html>"],
  ["Unexpected token", "eJyrVs"],
  ["Unexpected end of JSON input", '{"ROOT":'],
  ["Unterminated string in JSON", '{"RO'],
  ["Expected property name", "{"],
  ['"undefined" is not valid JSON', String(undefined)],
  ['"[object Object]" is not valid JSON', String({})],
])("#errors: deserialize throws '%s' for %o, and keeps the page", async (message, data) => {
  const { actions, query } = await edit([<SampleText />]);
  const before = query.serialize();
  expect(() => actions.deserialize(data as never)).toThrow(message);
  expect(query.serialize()).toBe(before);
});

test("#errors: the error about a missing component does not name it, but the example does", async () => {
  const { actions } = await edit([]);
  expect(() => actions.deserialize(named("Gone") as never)).toThrow(/^((?!Gone|ROOT).)+$/);
  expect(missingComponents({ ...named("Gone"), a: text, b: root() }, sampleResolver)).toEqual(["Gone"]);
  expect(missingComponents(named("toString"), sampleResolver)).toEqual(["toString"]);
});

test.each<[string, object]>([
  ["Cannot read properties of undefined (reading 'children')", { ROOT: root({ nodes: ["gone"] }) }],
  [
    "Cannot read properties of undefined (reading 'data')",
    { ROOT: { ...named("SampleCard").ROOT, linkedNodes: { body: "gone" } } },
  ],
])("#errors: rendering, not deserialize, throws '%s' for a missing node", async (message, data) => {
  await expectError(message, () => render(page(data)));
  const { actions } = await edit([], { resolver: { SampleCard } });
  actions.deserialize(data as never);
  await expectError(message, settle);
});

test("#errors: a missing linked node that is no longer rendered does no harm", async () => {
  const data = { ROOT: { ...named("SampleCard").ROOT, linkedNodes: { old: "gone" } } };
  expect(await textOf(page(data))).toBe("Inside");
});

test("#errors: components that are not in the resolver throw when the page is saved", async () => {
  const { actions, query } = await edit([]);
  actions.setOptions(assign({ resolver: {} }));
  clearErrors(); // the editor warns about values that it cannot serialise
  expect(() => query.serialize()).toThrow("(SampleContainer) does not exist in the resolver");
});

test("#migrating: the root's old id and linked nodes' old field are read, and saved under the new names", async () => {
  const { actions, query } = await edit([]);
  const { linkedNodes, ...oldNode } = root();
  const linked = { ...oldNode, parent: "canvas-ROOT" };
  actions.deserialize({ "canvas-ROOT": { ...oldNode, _childCanvas: { body: "a" } }, a: linked } as never);
  const { ROOT, a, ...otherNodes } = query.getSerializedNodes();
  const actual = [ROOT?.linkedNodes, "_childCanvas" in (ROOT ?? {}), a?.parent, otherNodes];
  expect(actual).toEqual([{ body: "a" }, false, "ROOT", {}]);
});

test("#survives: an object keeps null and loses functions and undefined, which become null in an array", async () => {
  const inside = { none: null, missing: undefined, call: () => {}, list: [null, undefined, () => {}] };
  const otherProps = { empty: "", zero: 0, object: {}, list: [] };
  expect(await survivors({ inside, ...otherProps })).toEqual({
    inside: { none: null, list: [null, null, null] },
    ...otherProps,
  });
});

test("#survives: defaults of craft are saved and outlive a changed default, defaults of parameters aren’t", async () => {
  const craft = { props: { colour: "red" } };
  const Block = Object.assign(({ size = 12 }: { size?: number }) => <i>{size}</i>, { craft });
  const { actions, data, query } = await edit(<Block />, { resolver: { Block } });
  const saved = query.serialize();
  expect(JSON.parse(saved).ROOT.props).toEqual({ colour: "red" });
  craft.props = { colour: "blue" };
  actions.deserialize(saved);
  expect(data("ROOT").props).toEqual({ colour: "red" });
});
