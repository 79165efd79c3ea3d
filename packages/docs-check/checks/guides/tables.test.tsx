import { LayoutTable, TableCell } from "snippet:guides/tables/src/layout-table.tsx";
import { Table } from "snippet:guides/tables/src/table.tsx";
import { expect, test } from "vitest";
import { edit } from "../../harness/editor.tsx";
import { expectError } from "../../harness/errors.ts";
import { RelatedPart } from "../../harness/parts.tsx";
import { SampleText } from "../../harness/samples.tsx";

test("#one-block: a cell is saved on blur as one step, and the settings change rows and columns", async () => {
  const { act, actions, data, first, container, steps } = await edit([<Table rows={[["A", "B"]]} />], {
    resolver: { Table },
    beside: <RelatedPart />,
  });
  const cells = () => [...container.querySelectorAll<HTMLElement>("td")].map(({ textContent }) => textContent);
  const [cell] = container.querySelectorAll<HTMLElement>("td");
  cell?.focus();
  document.execCommand("selectAll");
  document.execCommand("insertText", false, "New");
  expect([data(first).props.rows, steps()]).toEqual([[["A", "B"]], 0]);
  await act(() => cell?.blur());
  expect([data(first).props.rows, steps(), cells()]).toEqual([[["New", "B"]], 1, ["New", "B"]]);
  await act(() => actions.selectNode(first));
  const [row, column, remove] = container.querySelectorAll("button");
  for (const button of [row, column]) await act(() => button?.click());
  expect(data(first).props.rows).toEqual([
    ["New", "B", ""],
    ["", "", ""],
  ]);
  await act(() => remove?.click());
  expect(cells()).toEqual(["New", "B", ""]);
});

test("#one-block: the caption drags the table, the cells do not", async () => {
  const { container } = await edit([<Table />], { resolver: { Table } });
  expect([...container.querySelectorAll("[draggable=true]")].map(({ tagName }) => tagName)).toEqual(["CAPTION"]);
});

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
