import { App } from "snippet:guides/columns-and-grids/src/App.tsx";
import { DropBeside } from "snippet:guides/columns-and-grids/src/drop-beside.tsx";
import { Cell, Grid } from "snippet:guides/columns-and-grids/src/grid.tsx";
import { Column, Row } from "snippet:guides/columns-and-grids/src/row.tsx";
import { Panel, Tabs } from "snippet:guides/columns-and-grids/src/tabs.tsx";
import { Element, type Node } from "@craftjs/core";
import { createContext, useContext } from "react";
import { expect, test } from "vitest";
import { actLikeReader } from "../../harness/act-like-reader.ts";
import { edit, render } from "../../harness/editor.tsx";
import { indicatorLine } from "../../harness/indicator-line.ts";
import { click, dragOver, fillIn, fire, mouse, pointIn, startDrag } from "../../harness/input.ts";
import { RelatedPart } from "../../harness/parts.tsx";
import { containerOf, SampleContainer, SampleText, SampleTool } from "../../harness/samples.tsx";

const row = (
  <Row>
    <Column share={2}>
      <SampleText text="Wide" />
    </Column>
    <Column />
  </Row>
);

test("#row: a row accepts columns only, and a column only a row", async () => {
  const { children, query } = await edit([row, <SampleText />], { resolver: { Row, Column } });
  const [rowId = "", text = ""] = children();
  const [column = ""] = children(rowId);
  const answers = [query.node(rowId).isDroppable(text), query.node(column).isDroppable(text)];
  expect([...answers, query.node("ROOT").isDroppable(column), query.node(rowId).isDroppable(column)]).toEqual([
    false,
    true,
    false,
    true,
  ]);
});

test("#row: shares divide the width, and the settings change them and add a column", async () => {
  const { act, actions, children, dom, container } = await edit([row], {
    resolver: { Row, Column },
    beside: <RelatedPart />,
  });
  container.style.width = "600px";
  const [rowId = ""] = children();
  const [wide = "", narrow = ""] = children(rowId);
  expect(dom(wide).offsetWidth / (dom(wide).offsetWidth + dom(narrow).offsetWidth)).toBeCloseTo(2 / 3, 1);
  await act(() => actions.selectNode(wide));
  await fillIn(container.querySelector("input"), "1");
  expect(Math.abs(dom(wide).offsetWidth - dom(narrow).offsetWidth)).toBeLessThan(2);
  await act(() => actions.selectNode(rowId));
  await act(() => container.querySelector("button")?.click());
  expect(children(rowId)).toHaveLength(3);
});

test("#row: the drop line between columns is vertical", async () => {
  const { act, children, dom } = await edit([row, <Row>{<Column />}</Row>], { resolver: { Row, Column } });
  const [first = "", second = ""] = children();
  const [target = ""] = children(first);
  const [dragged = ""] = children(second);
  startDrag(dom(dragged));
  await act(() => dragOver(dom(target), 0.01, 0.5));
  const { width = 0, height = 0 } = indicatorLine()?.getBoundingClientRect() ?? {};
  expect(height).toBeGreaterThan(width);
  fire(dom(dragged), "dragend");
});

test("#row: an empty row takes a column in its middle half", async () => {
  const { act, children, dom } = await edit([<Row />, row], { resolver: { Row, Column } });
  const [empty = "", full = ""] = children();
  const [column = ""] = children(full);
  const height = dom(empty).offsetHeight;
  await act(() => mouse(pointIn(dom(column), 0.9, 0.9), pointIn(dom(empty), 0.5, 0.5), pointIn(dom(empty), 0.5, 0.3)));
  expect([children(empty), height >= 64]).toEqual([[column], true]);
});

test.each([600, 200])(
  "#row: columns are side by side, or below each other where the row is narrow: %i",
  async (width) => {
    const { children, dom, container } = await edit([row], { resolver: { Row, Column } });
    container.style.width = `${width}px`;
    const [rowId = ""] = children();
    const [first, second] = children(rowId).map((id) => dom(id).getBoundingClientRect());
    expect([first?.top === second?.top, (first?.bottom ?? 0) <= (second?.top ?? 0)]).toEqual([
      width > 300,
      width < 300,
    ]);
  },
);

test("#grid: cells fill the grid in their order, and span columns", async () => {
  const grid = (
    <Grid columns={4}>
      {[1, 2, 1].map((span, index) => (
        <Cell key={`${index}`} span={span} />
      ))}
    </Grid>
  );
  const { children, dom } = await edit(containerOf(grid), { resolver: { Grid, Cell } });
  const widths = children(children()[0]).map((id) => Math.round(dom(id).getBoundingClientRect().width));
  const [one = 0, two = 0, last = 0] = widths;
  expect([two - 8, last]).toEqual([expect.closeTo(2 * one, -1), one]);
});

test("the app survives a reader who drags, clicks and types", async () => actLikeReader(await render(<App />)));

const moving: [string, number, string[]][] = [
  ["right", 0.95, ["Two", "One"]],
  ["left", 0.05, ["One", "Two"]],
];

test.each(moving)(
  "#beside: a block that is dropped on the %s side of another goes into a row",
  async (_, at, order) => {
    const texts = ["One", "Two", "Three"].map((text) => <SampleText key={text} text={text} />);
    const editor = await edit(texts, { beside: <DropBeside />, resolver: { Column, Row } });
    const { act, actions, children, data, dom, first, second, steps, textOf, texts: all, third } = editor;
    await act(() =>
      mouse(pointIn(dom(first), 0.3, 0.5), pointIn(dom(second), 0.4, 0.5), pointIn(dom(second), at, 0.5)),
    );
    const [row = ""] = children();
    expect([data(row).name, children()[1], steps()]).toEqual(["Row", third, 1]);
    expect(children(row).map((column) => children(column).map(textOf))).toEqual(order.map((text) => [text]));
    expect(dom(second).style.boxShadow).toBe("");
    await act(() => actions.history.undo());
    expect(all()).toEqual(["One", "Two", "Three"]);
  },
);

test("#beside: a new block goes into a row too; one that is dropped in the middle does not", async () => {
  const beside = [<DropBeside key="1" />, <SampleTool key="2" element={<SampleText text="New" />} />];
  const { act, children, data, dom, first, container, textOf } = await edit([<SampleText text="Old" />], {
    beside,
    resolver: { Column, Row },
  });
  const tool = () => pointIn(container.querySelector("b") as Element, 0.5, 0.5);
  await act(() => mouse(tool(), pointIn(dom(first), 0.4, 0.5), pointIn(dom(first), 0.95, 0.5)));
  const [row = ""] = children();
  expect(children(row).map((column) => children(column).map(textOf))).toEqual([["Old"], ["New"]]);
  await act(() => mouse(tool(), pointIn(dom(first), 0.4, 0.5), pointIn(dom(first), 0.5, 0.9)));
  expect(children().map((id) => data(id).name)).toEqual(["Row"]);
  expect(children(children(row)[0])).toHaveLength(2);
});

test("#beside: a column adds no row beside a text, nor does a container beside its own content", async () => {
  const other = (
    <Row>
      <Column />
    </Row>
  );
  const container = (
    <Element is={SampleContainer} canvas style={{ padding: 20 }}>
      <SampleText text="Inside" />
    </Element>
  );
  const page = [row, other, container];
  const { act, children, data, dom, first, query, second, third } = await edit(page, {
    beside: <DropBeside />,
    resolver: { Column, Row },
  });
  const [wide = ""] = children(first);
  const [inColumn = "", [inContainer = ""]] = [children(wide)[0], children(third)];
  const [column = ""] = children(second);
  const side = (id: string) => [pointIn(dom(id), 0.9, 0.5), pointIn(dom(id), 0.95, 0.5)];
  await act(() => mouse(pointIn(dom(column), 0.5, 0.5), ...side(inColumn)));
  await act(() => mouse(pointIn(dom(third), 0.01, 0.5), ...side(inContainer)));
  const rows = Object.values(query.getNodes()).filter((node) => node.data.name === "Row");
  expect([rows.length, data(column).parent, data(inContainer).parent]).toEqual([2, second, third]);
});

test("#beside: after a drop in the same place, undo removes only the row", async () => {
  const texts = ["One", "Two"].map((text) => <SampleText key={text} text={text} />);
  const editor = await edit(texts, { beside: <DropBeside />, resolver: { Column, Row } });
  const { act, actions, children, dom, first, second, setText, steps, texts: all } = editor;
  await act(() => setText(first, "Edited"));
  await act(() =>
    mouse(pointIn(dom(first), 0.5, 0.5), pointIn(dom(second), 0.9, 0.3), pointIn(dom(second), 0.95, 0.2)),
  );
  expect([children().length, steps()]).toEqual([1, 2]);
  await act(() => actions.history.undo());
  expect(all()).toEqual(["Edited", "Two"]);
});

test("#beside: a block that its rule keeps out of columns is moved, without an empty row", async () => {
  const OnPage = () => <SampleText text="Only on the page" />;
  OnPage.craft = { rules: { canDrop: (target: Node) => target.id === "ROOT" } };
  const editor = await edit([<SampleText text="One" />, <OnPage />], {
    beside: <DropBeside />,
    resolver: { Column, OnPage, Row },
  });
  const { act, actions, children, dom, first, second } = editor;
  startDrag(dom(second));
  dragOver(dom(first), 0.95, 0.2);
  await act(() => fire(dom(second), "dragend"));
  expect(children()).toEqual([second, first]);
  await act(() => actions.history.undo());
  expect(children()).toEqual([first, second]);
});

test("#beside: all dragged blocks go into the column", async () => {
  const texts = ["One", "Two", "Three"].map((text) => <SampleText key={text} text={text} />);
  const editor = await edit(texts, { beside: <DropBeside />, resolver: { Column, Row } });
  const { act, children, dom, first, second, third, textOf } = editor;
  await act(() => {
    click(dom(first));
    click(dom(second), { metaKey: true });
  });
  startDrag(dom(first));
  dragOver(dom(third), 0.95, 0.5);
  await act(() => fire(dom(first), "dragend"));
  const [row = ""] = children();
  expect(children(row).map((column) => children(column).map(textOf))).toEqual([["Three"], ["One", "Two"]]);
});

test("#beside: marks no side for a file or image, keeps a shadow, and adds no row where none is allowed", async () => {
  const TextsOnly = (props: object) => <SampleContainer {...props} />;
  TextsOnly.craft = {
    isCanvas: true,
    rules: { canMoveIn: (nodes: Node[]) => nodes.every(({ data }) => data.name === "SampleText") },
  };
  const page = (
    <TextsOnly>
      <SampleText text="One" />
      <SampleText text="Two" />
    </TextsOnly>
  );
  const { act, children, container, dom, first, second } = await edit(page, {
    beside: [<DropBeside key="1" />, <img key="2" alt="" />],
    resolver: { Column, Row, TextsOnly },
  });
  const shadow = "rgb(0, 0, 0) 0px 0px 4px";
  dom(second).style.boxShadow = shadow;
  dragOver(dom(second), 0.95, 0.5);
  expect(dom(second).style.boxShadow).toBe(shadow);
  startDrag(container.querySelector("img"));
  dragOver(dom(second), 0.95, 0.5);
  expect(dom(second).style.boxShadow).toBe(shadow);
  startDrag(dom(first));
  dragOver(dom(second), 0.95, 0.5);
  expect(dom(second).style.boxShadow).toContain("inset");
  await act(() => fire(dom(first), "dragend"));
  expect([dom(second).style.boxShadow, children()]).toEqual([shadow, [first, second]]);
  dragOver(dom(second), 0.95, 0.5);
  expect(dom(second).style.boxShadow).toBe(shadow);
});

test("#tabs: a drop goes to the open tab; switching is not saved and no step; all tabs are in the HTML", async () => {
  const tool = <SampleTool element={<SampleText text="New" />} />;
  const editor = await edit([<Tabs />], { beside: tool, resolver: { Panel, Tabs } });
  const { act, actions, children, data, dom, first, container, query, steps } = editor;
  const drop = async () => {
    const panel = container.querySelector("section section div:not([hidden]) > div") as Element;
    await act(() =>
      mouse(
        pointIn(container.querySelector("b") as Element, 0.5, 0.5),
        pointIn(panel, 0.4, 0.5),
        pointIn(panel, 0.5, 0.6),
      ),
    );
  };
  const linked = () => data(first).linkedNodes;
  await drop();
  const before = [query.serialize(), steps()];
  await act(() => container.querySelectorAll<HTMLElement>("section section > button")[1]?.click());
  expect([query.serialize(), steps()]).toEqual(before);
  await drop();
  expect(["first", "second"].map((id) => children(linked()[id]).length)).toEqual([1, 1]);
  expect(dom(first).textContent?.match(/New/g)).toHaveLength(2);
  const { second } = linked();
  const openTitles = () => [...container.querySelectorAll("[aria-expanded=true]")].map((button) => button.textContent);
  await act(() => container.querySelector<HTMLElement>("section section > button")?.click());
  expect(openTitles()).toEqual(["First"]);
  await act(() => actions.setProp(first, (props: { tabs: object[] }) => void props.tabs.shift()));
  expect([linked().second, dom(first).textContent?.match(/New/g)?.length]).toEqual([second, 1]);
  expect(openTitles()).toEqual(["Second"]);
});

test("#tabs: a block in a linked node reads a context that its owner provides", async () => {
  const Next = createContext("none");
  const NextTitle = () => <b>{useContext(Next)}</b>;
  const Owner = () => (
    <Next value="second">
      <Element id="panel" is={SampleContainer} canvas>
        <NextTitle />
      </Element>
    </Next>
  );
  const { container } = await edit([<Owner />], { resolver: { NextTitle } });
  expect(container.querySelector("b")?.textContent).toBe("second");
});
