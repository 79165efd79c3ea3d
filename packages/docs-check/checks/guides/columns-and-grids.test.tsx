import { App } from "snippet:guides/columns-and-grids/src/App.tsx";
import { Cell, Grid } from "snippet:guides/columns-and-grids/src/grid.tsx";
import { Column, Row } from "snippet:guides/columns-and-grids/src/row.tsx";
import { expect, test } from "vitest";
import { actLikeReader } from "../../harness/act-like-reader.ts";
import { edit, render } from "../../harness/editor.tsx";
import { indicatorLine } from "../../harness/indicator-line.ts";
import { dragOver, fillIn, fire, startDrag } from "../../harness/input.ts";
import { RelatedPart } from "../../harness/parts.tsx";
import { containerOf, SampleText } from "../../harness/samples.tsx";

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
  const { act, actions, children, dom, place } = await edit([row], {
    resolver: { Row, Column },
    beside: <RelatedPart />,
  });
  place.style.width = "600px";
  const [rowId = ""] = children();
  const [wide = "", narrow = ""] = children(rowId);
  // 120 px each, and 2 to 1 of the rest
  expect(dom(wide).offsetWidth).toBeGreaterThan(dom(narrow).offsetWidth * 1.3);
  await act(() => actions.selectNode(wide));
  await fillIn(place.querySelector("input"), "1");
  expect(Math.abs(dom(wide).offsetWidth - dom(narrow).offsetWidth)).toBeLessThan(2);
  await act(() => actions.selectNode(rowId));
  await act(() => place.querySelector("button")?.click());
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

test.each([600, 200])(
  "#row: columns are side by side, or below each other where the row is narrow: %i",
  async (width) => {
    const { children, dom, place } = await edit([row], { resolver: { Row, Column } });
    place.style.width = `${width}px`;
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
