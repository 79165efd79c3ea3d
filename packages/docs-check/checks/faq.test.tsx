import { convert } from "snippet:faq/src/convert.ts";
import { expect, test } from "vitest";
import { edit } from "../harness/editor.tsx";
import { containerOf, SampleContainer, SampleText, sampleResolver } from "../harness/samples.tsx";

const Panel = (props: object) => <SampleContainer {...props} />;
Panel.craft = { isCanvas: true };

test("#convert: another block takes the place and the children of a block, as one step", async () => {
  const page = [<SampleText text="Before" />, containerOf(<SampleText text="One" />, <SampleText text="Two" />)];
  const editor = await edit(page, { resolver: { ...sampleResolver, Panel } });
  const { actions, act, children, data, query, second, steps } = editor;
  const inside = children(second);
  let id = "";
  await act(() => void (id = convert(editor, second, <Panel />)));
  expect([data(id).name, children().indexOf(id), children(id), steps()]).toEqual(["Panel", 1, inside, 1]);
  expect(query.node(second).get()).toBeUndefined();
  await act(() => actions.history.undo());
  expect([children().indexOf(second), children(second)]).toEqual([1, inside]);
  const [text = ""] = children();
  await act(() => void (id = convert(editor, text, <SampleText text="Other" />)));
  expect([data(id).props.text, children().indexOf(id)]).toEqual(["Other", 0]);
  expect(() => convert(editor, second, <SampleText />)).toThrow("not a canvas");
  expect(() => convert(editor, "ROOT", <Panel />)).toThrow("The root");
});
