import { AddButton } from "snippet:api/nodetree/src/add-button.tsx";
import { cloneTree, fromTemplate, toTemplate } from "snippet:api/nodetree/src/clone-tree.ts";
import { DuplicateButton } from "snippet:api/nodetree/src/duplicate-button.tsx";
import { pageFromJsx } from "snippet:api/nodetree/src/page-from-jsx.ts";
import { Element, type SerializedNodes } from "@craftjs/core";
import { expect, test } from "vitest";
import { edit, twoTexts } from "../../harness/editor.tsx";
import { expectError } from "../../harness/errors.ts";
import { rootNodeOf } from "../../harness/nodes.ts";
import { craftedBlock } from "../../harness/parts.tsx";
import { containerOf, SampleCard, SampleContainer, SampleText } from "../../harness/samples.tsx";

test("#add: the button of the example adds and selects a block", async () => {
  const beside = <AddButton label="Add" element={<SampleText />} />;
  const { act, children, container, selected } = await twoTexts({ beside });
  await act(() => container.querySelector("button")?.click());
  expect([children().length, selected()]).toEqual([3, [children()[2]]]);
});

test.each(["new tree", "tree of the page"])("#one-use: a %s added twice breaks the page if deleted", async (kind) => {
  const editor = await edit([containerOf(), <SampleText />]);
  const { act, actions, children, data, first: box, container, query, second: text } = editor;
  let tree = query.node(text).toNodeTree();
  if (kind === "new tree") {
    actions.delete(text);
    tree = editor.tree(<SampleText />);
    actions.addNodeTree(tree, "ROOT");
  }
  const id = tree.rootNodeId;
  actions.addNodeTree(tree, box);
  expect([children(), children(box), data(id).parent]).toEqual([[box, id], [id], box]);
  await expectError("Cannot read properties of undefined (reading 'children')", () => act(() => actions.delete(id)));
  expect([children(), container.innerHTML]).toEqual([[box, id], ""]);
});

test("#one-use: the functions of the example copy a block any number of times, each with new ids", async () => {
  const { actions, children, data, query } = await edit([<SampleCard />]);
  const [card = ""] = children();
  const template = JSON.parse(JSON.stringify(toTemplate(query, card)));
  for (const tree of [cloneTree(query, card), fromTemplate(query, template), fromTemplate(query, template)]) {
    actions.addNodeTree(tree, "ROOT");
    const [region = ""] = query.node(children().at(-1) ?? "").linkedNodes();
    const [text = ""] = children(region);
    expect([data(region).parent, data(text)]).toMatchObject([
      children().at(-1),
      { parent: region, props: { text: "Inside" } },
    ]);
  }
  expect([children().length, Object.keys(query.getNodes()).length]).toEqual([4, 13]);
  const [region = ""] = query.node(card).linkedNodes();
  expect(["ROOT", region, card].map((id) => query.node(id).isDeletable())).toEqual([false, false, true]);
});

test.each([0, 1])(
  "#one-use: the button of the example copies a block, unless a rule forbids it (%i)",
  async (copies) => {
    const rules = { canMoveIn: () => copies > 0 };
    const Box = craftedBlock({ isCanvas: true, rules });
    const { act, actions, children, container } = await edit(
      <Box>
        <SampleText />
      </Box>,
      { beside: <DuplicateButton />, resolver: { Box } },
    );
    const before = children();
    await act(() => actions.selectNode(before[0]));
    await act(() => container.querySelector("button")?.click());
    expect([children()[0], children().length]).toEqual([before[0], 1 + copies]);
  },
);

test("#store: a tree contains components, functions and elements; the saved form loses function props", async () => {
  const { query } = await edit(<Element is="div" canvas title="Kept" onClick={() => {}} />);
  const { data, dom, rules } = rootNodeOf(query.node("ROOT").toNodeTree());
  const actual = [typeof data.props.onClick, typeof rules.canDrag, dom instanceof HTMLElement];
  expect(actual).toEqual(["function", "function", true]);
  expect(typeof (await twoTexts()).data("ROOT").type).toBe("function");
  const saved = query.node("ROOT").toSerializedNode();
  expect(query.parseSerializedNode(saved).toNode().data.props).toEqual({ title: "Kept" });
});

test("#page: a page from JSX can be loaded, without linked nodes until it is rendered", async () => {
  const content = (
    <Element is="section" canvas>
      {false}
      <h2>Title</h2>
      <SampleText text="Text" />
      <SampleCard />
      <Element is="div" canvas>
        {null}
      </Element>
    </Element>
  );
  const { act, actions, container, query } = await edit([], { resolver: { SampleCard, SampleContainer, SampleText } });
  const page: SerializedNodes = pageFromJsx(query, content);
  expect(Object.values(page).map(({ parent, props, linkedNodes }) => [parent, props, linkedNodes])).toEqual([
    [null, {}, {}],
    ["ROOT", { children: "Title" }, {}],
    ["ROOT", { text: "Text" }, {}],
    ["ROOT", {}, {}],
    ["ROOT", {}, {}],
  ]);
  await act(() => actions.deserialize(JSON.stringify(page)));
  expect(container.textContent).toBe("TitleTextInside");
});
