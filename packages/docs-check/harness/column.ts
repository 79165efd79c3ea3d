import type { PageTable } from "../lib/read-pages.ts";

/**
 * The values of a column, by the first column: `column(tables, "props", "Default")`. A cell that is not code is undefined. If
 * several tables below the heading have the column, a marked one is read.
 */
export function column(tables: PageTable[], anchor: string, header: string): Record<string, unknown> {
  const candidates = tables.filter((table) => table.anchor === anchor && table.headers.includes(header));
  const table = candidates.find(({ mark }) => mark) ?? candidates[0];
  if (!table) throw new Error(`no table has a column "${header}" below #${anchor}`);
  const index = table.headers.indexOf(header);
  return Object.fromEntries(
    table.rows.map(({ cells }) => {
      const { codes = [], text = "" } = cells[index] ?? {};
      const isCode = codes.length === 1 && codes[0] === text;
      return [cells[0]?.codes[0] ?? cells[0]?.text, isCode ? new Function(`return (${text})`)() : undefined];
    }),
  );
}
