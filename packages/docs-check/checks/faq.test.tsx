import { convert } from "snippet:faq/src/convert.ts";
import { group, ungroup } from "snippet:faq/src/group.ts";
import manifest from "@craftjs/core/package.json";
import { expect, test } from "vitest";
import { edit } from "../harness/editor.tsx";
import { throws } from "../harness/errors.ts";
import { containerOf, SampleCard, SampleContainer, SampleText, sampleResolver } from "../harness/samples.tsx";

const Panel = (props: object) => <SampleContainer {...props} />;
Panel.craft = { isCanvas: true };

test("#convert: another block takes the place and the children of a block, as one step", async () => {
  const page = [<SampleText text="Before" />, containerOf(<SampleText text="One" />, <SampleText text="Two" />)];
  const editor = await edit(page, { resolver: { ...sampleResolver, Panel } });
  const { actions, act, children, data, query, second, steps } = editor;
  const childIds = children(second);
  let id = "";
  await act(() => void (id = convert(editor, second, <Panel />)));
  expect([data(id).name, children().indexOf(id), children(id), steps()]).toEqual(["Panel", 1, childIds, 1]);
  expect(query.node(second).get()).toBeUndefined();
  await act(() => actions.history.undo());
  expect([children().indexOf(second), children(second)]).toEqual([1, childIds]);
  const [text = ""] = children();
  await act(() => void (id = convert(editor, text, <SampleText text="Other" />)));
  expect([data(id).props.text, children().indexOf(id)]).toEqual(["Other", 0]);
  expect(() => convert(editor, second, <SampleText />)).toThrow("not a canvas");
  expect(() => convert(editor, "ROOT", <Panel />)).toThrow("The root");
});

test("#group: blocks move into a container in their order, and out again; each is one step", async () => {
  const texts = ["A", "B", "C", "D"].map((text) => <SampleText key={text} text={text} />);
  const editor = await edit(texts, { resolver: { ...sampleResolver, Panel } });
  const { act, actions, children, first, second, steps, textOf, third, fourth } = editor;
  await act(() => group(editor, [third, second], <Panel />));
  const [, panel = ""] = children();
  expect([children(), children(panel), steps()]).toEqual([[first, panel, fourth], [second, third], 1]);
  await act(() => ungroup(editor, panel));
  expect([children().map(textOf), steps()]).toEqual([["A", "B", "C", "D"], 2]);
  await act(() => actions.history.undo());
  expect(children(panel)).toEqual([second, third]);
  await act(() => actions.history.undo());
  expect(children().map(textOf)).toEqual(["A", "B", "C", "D"]);
  expect(() => group(editor, ["ROOT"], <Panel />)).toThrow("The root");
  expect(() => ungroup(editor, "ROOT")).toThrow("The root");
});

test("#group: undoing the ungrouping of an empty container undoes no earlier step", async () => {
  const editor = await edit([<Panel />, <SampleText text="A" />], { resolver: { ...sampleResolver, Panel } });
  const { act, actions, children, first, second, setText, steps, textOf } = editor;
  await act(() => setText(second, "Edited"));
  await act(() => ungroup(editor, first));
  expect([children(), steps()]).toEqual([[second], 2]);
  await act(() => actions.history.undo());
  expect([children(), textOf(second)]).toEqual([[first, second], "Edited"]);
});

test("#convert: neither convert, group nor ungroup changes a page for a linked node", async () => {
  const editor = await edit([<SampleCard />], { resolver: { ...sampleResolver, Panel } });
  const { data, first, query } = editor;
  const { body = "" } = data(first).linkedNodes;
  const before = query.serialize();
  expect(() => convert(editor, body, <Panel />)).toThrow("A linked node");
  expect(() => group(editor, [body], <Panel />)).toThrow("A linked node");
  expect(() => ungroup(editor, body)).toThrow("A linked node");
  expect(query.serialize()).toBe(before);
});

test("#group: if a rule refuses the move, convert and group have added a block, and one undo removes it", async () => {
  const Sealed = (props: object) => <SampleContainer {...props} />;
  Sealed.craft = { isCanvas: true, rules: { canMoveIn: () => false } };
  const editor = await edit([containerOf(<SampleText text="A" />)], { resolver: { ...sampleResolver, Sealed } });
  const { act, actions, children, first, query } = editor;
  const before = query.serialize();
  for (const work of [() => group(editor, [first], <Sealed />), () => convert(editor, first, <Sealed />)]) {
    expect(work).toThrow();
    expect(children()).toHaveLength(2);
    await act(() => actions.history.undo());
    expect(query.serialize()).toBe(before);
  }
});

test("#reka: @craftjs/core does not depend on it", () => {
  expect(Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }).join()).not.toMatch(/reka/);
});

test("#ai: JSX in a string becomes no block", async () => {
  const { query } = await edit([<SampleText />]);
  const nodes = () => Object.values(query.parseReactElement("<SampleText />" as never).toNodeTree().nodes);
  expect(throws(() => nodes().map(({ data }) => data.name)) ?? nodes().map(({ data }) => data.name)).not.toContain(
    "SampleText",
  );
});
