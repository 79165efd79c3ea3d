import type { PageTable } from "../lib/read-pages.ts";

/**
 * The values in a column of the table below a heading, by what the first column names: `column(tables, "props",
 * "Default")` is `{ canvas: false, … }`. A cell in words, or an empty one, is undefined.
 */
export function column(tables: PageTable[], anchor: string, header: string): Record<string, unknown> {
  const table = tables.find((table) => table.anchor === anchor && table.headers.includes(header));
  if (!table) throw new Error(`there is no table with a column "${header}" below #${anchor}`);
  const index = table.headers.indexOf(header);
  return Object.fromEntries(
    table.rows.map(({ cells }) => {
      const { codes = [], text = "" } = cells[index] ?? {};
      const isCode = codes.length === 1 && codes[0] === text;
      return [cells[0]?.codes[0] ?? cells[0]?.text, isCode ? new Function(`return (${text})`)() : undefined];
    }),
  );
}
