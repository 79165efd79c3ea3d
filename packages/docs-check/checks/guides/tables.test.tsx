import { useNoDrag } from "snippet:guides/rich-text/src/use-no-drag.ts";
import { LayoutTable, TableCell } from "snippet:guides/tables/src/layout-table.tsx";
import { Table } from "snippet:guides/tables/src/table.tsx";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { edit } from "../../harness/editor.tsx";
import { expectError } from "../../harness/errors.ts";
import { fire, pressKey } from "../../harness/input.ts";
import { RelatedPart } from "../../harness/parts.tsx";
import { containerOf, SampleText } from "../../harness/samples.tsx";

test("#one-block: a cell is saved on blur as one step, and the settings change rows and columns", async () => {
  const { act, actions, data, first, container, steps } = await edit([<Table rows={[["A", "B"]]} />], {
    resolver: { Table },
    beside: <RelatedPart />,
  });
  const cells = () => [...container.querySelectorAll<HTMLElement>("th, td")].map(({ textContent }) => textContent);
  const [cell] = container.querySelectorAll<HTMLElement>("th, td");
  cell?.focus();
  document.execCommand("selectAll");
  document.execCommand("insertText", false, "New");
  expect([data(first).props.rows, steps()]).toEqual([[["A", "B"]], 0]);
  await act(() => cell?.blur());
  expect([data(first).props.rows, steps(), cells()]).toEqual([[["New", "B"]], 1, ["New", "B"]]);
  await act(() => actions.selectNode(first));
  const [row, column, removeRow, removeColumn] = container.querySelectorAll("button");
  for (const button of [row, column]) await act(() => button?.click());
  expect(data(first).props.rows).toEqual([
    ["New", "B", ""],
    ["", "", ""],
  ]);
  removeRow?.focus();
  await act(() => pressKey("Enter"));
  await vi.waitFor(() => expect([cells(), removeRow?.ariaDisabled]).toEqual([["New", "B", ""], "true"]));
  await act(() => pressKey("Enter"));
  expect([cells(), document.activeElement]).toEqual([["New", "B", ""], removeRow]);
  for (let press = 0; press < 3; press++) await act(() => removeColumn?.click());
  expect([cells(), removeColumn?.ariaDisabled]).toEqual([["New"], "true"]);
});

test("#one-block: a cell shows the saved text, with line breaks and without spaces around it", async () => {
  const { act, container, data, first, steps } = await edit([<Table rows={[["Head"], ["Old"]]} />]);
  const cell = container.querySelector<HTMLElement>("td");
  const write = async (...parts: string[]) => {
    cell?.focus();
    document.execCommand("selectAll");
    document.execCommand("delete");
    for (const [index, part] of parts.entries()) {
      if (index > 0) await pressKey("Enter");
      document.execCommand("insertText", false, part);
    }
    await act(() => cell?.blur());
    return [data(first).props.rows[1], cell?.textContent, cell?.innerText];
  };
  expect(await write("  Old  ")).toEqual([["Old"], "Old", "Old"]);
  expect(await write("one  1", "two")).toEqual([["one  1\ntwo"], "one  1\ntwo", "one  1\ntwo"]);
  expect(steps()).toBe(1);
});

test("#one-block: visitors see the line breaks of a cell", async () => {
  const { container } = await edit([<Table rows={[["one\ntwo"]]} />], { enabled: false });
  expect(container.querySelector<HTMLElement>("th")?.innerText).toBe("one\ntwo");
});

test("#one-block: the first row is a heading, and the caption is the first child", async () => {
  const { container } = await edit([<Table rows={[["A"], ["B"]]} />]);
  expect([...container.querySelectorAll("caption:first-child, th, td")].map((element) => element.textContent)).toEqual([
    "Drag this table",
    "A",
    "B",
  ]);
});

test("#one-block: the caption drags the table, the cells do not", async () => {
  const { container } = await edit([<Table />], { resolver: { Table } });
  expect([...container.querySelectorAll("[draggable=true]")].map(({ tagName }) => tagName)).toEqual(["CAPTION"]);
});

test.each([false, true])(
  "#one-block: in a cell, words drag a container around it, unless like a field: %s",
  async (like) => {
    const InField = () => {
      const [typing, setTyping] = useState(false);
      useNoDrag(like && typing);
      return (
        <fieldset
          onFocus={() => setTyping(true)}
          onBlur={() => setTyping(false)}
          onDragStartCapture={(event) => like && event.stopPropagation()}
        >
          <Table rows={[["Words"]]} />
        </fieldset>
      );
    };
    const { act, container, dom, first, query } = await edit([containerOf(<InField />)], { resolver: { InField } });
    const cell = container.querySelector("th");
    const state = () => [dom(first).draggable, query.getEvent("dragged").all()];
    await act(() => cell?.focus());
    fire(cell, "dragstart");
    expect(state()).toEqual(like ? [false, []] : [true, [first]]);
    fire(cell, "dragend");
    await act(() => cell?.blur());
    expect(state()).toEqual([true, []]);
  },
);

test("#cells: each cell accepts blocks and stays in its place", async () => {
  const { data, first, container, query, second } = await edit([<LayoutTable />, <SampleText />], {
    resolver: { LayoutTable, TableCell },
  });
  const cells = Object.values(data(first).linkedNodes);
  expect(Object.keys(data(first).linkedNodes)).toEqual(["cell-0-0", "cell-0-1", "cell-1-0", "cell-1-1"]);
  expect(cells.map((id) => [query.node(id).isDroppable(second), query.node(id).isDraggable()])).toEqual(
    Array(4).fill([true, false]),
  );
  expect(container.querySelectorAll("tr > td")).toHaveLength(4);
});

test("#cells: React warns of a cell outside a table", async () => {
  await expectError("cannot be a child of", () => edit([<TableCell key="cell" />], { resolver: { TableCell } }));
});

test("browsers move a text between two rows out of the table", () => {
  const { content } = Object.assign(document.createElement("template"), {
    innerHTML: "<table><tr><td>Cell</td></tr>Text<tr><td>Cell</td></tr></table>",
  });
  expect([content.firstChild?.textContent, content.querySelector("table")?.textContent]).toEqual(["Text", "CellCell"]);
});
