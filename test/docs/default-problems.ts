import { runInNewContext } from "node:vm";
import { type Cell, defaultHeaders } from "../../build/docs-code/collect.ts";
import type { PlacedTable } from "../../build/docs-code/complete-assertions.ts";
import { namedMembers } from "../../build/docs-code/member-names.ts";
import type { Problem } from "../../build/problems.ts";
import { show } from "./show.ts";

/** A default as it was measured: shown as text, or the words that describe it, and whether they are true. */
export type Measured = { shown: string } | { words: string; holds: boolean };

/**
 * Compares the defaults in a table with those that were measured.
 * @param measured by row; null when the page's check file has none under the table's name
 */
export function defaultProblems(
  { page, table }: PlacedTable,
  checkFile: string,
  measured: Record<string, Measured> | null,
): Problem[] {
  const column = table.headers.findIndex((header) => defaultHeaders.has(header.toLowerCase()));
  if (measured === null || column < 0) {
    const missing = column < 0 ? "the table has no column of defaults" : `${checkFile} measures none under this name`;
    return [{ file: page, line: table.line, message: `defaults "${table.directive.defaults}": ${missing}` }];
  }
  return table.rows.flatMap(({ line, cells }) => {
    const cell = cells[column] ?? { text: "", codes: [] };
    return namedMembers(cells[0]?.codes ?? [], table.directive.prefix).flatMap(({ path }) => {
      const name = path.join(".");
      const found = measured[name];
      const message = found
        ? wrongDefault(name, cell, found)
        : cell.text && !/\brequired\b/i.test(cell.text) && `the default of \`${name}\` is not measured in ${checkFile}`;
      return message ? [{ file: page, line, message }] : [];
    });
  });
}

function wrongDefault(name: string, cell: Cell, measured: Measured): string | null {
  if ("words" in measured) {
    if (cell.text !== measured.words) {
      return `the default of \`${name}\` is described as "${cell.text}", but what was measured is "${measured.words}"`;
    }
    return measured.holds ? null : `the default of \`${name}\` is not "${cell.text}"`;
  }
  const documented = cell.text === "" || cell.text === "none" ? "undefined" : shownCode(cell);
  if (documented === measured.shown) return null;
  return `the default of \`${name}\` is ${measured.shown}, not ${documented ?? `"${cell.text}"`}`;
}

/** The value of the code in a cell, as text; null for what is no value. */
function shownCode({ text, codes }: Cell): string | null {
  if (codes.length !== 1 || codes[0] !== text) return null;
  try {
    return show(runInNewContext(`(${text})`));
  } catch {
    return null;
  }
}
