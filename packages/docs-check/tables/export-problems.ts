import { didYouMean, type Problem } from "files/problems.ts";
import type { Cell, PageTable } from "../lib/read-pages.ts";
import type { PlacedTable } from "./table-assertions.ts";

/** Kinds of runtime exports in a row; any other export is a `type`. */
function kindsOf(name: string, value: unknown): string[] {
  if (typeof value !== "function")
    return name[0] === name[0]?.toUpperCase() ? ["value", "enum", "component"] : ["value"];
  if (/^use[A-Z]/.test(name)) return ["hook"];
  if (Object.getOwnPropertyNames(value.prototype ?? {}).length > 1) return ["class"];
  return name[0] === name[0]?.toUpperCase() ? ["component", "function", "class"] : ["function"];
}

/** The kind that a row states: its `Kind` cell, or the first column's header (`Type`; `Export` states none). */
function statedKind({ headers }: PageTable, cells: Cell[]): string {
  const kind = headers.indexOf("Kind");
  return (kind < 0 ? headers[0]?.toLowerCase() : cells[kind]?.text) ?? "";
}

/** Compares export tables with a package's exports: reports unknown and missing names, and wrong kinds. */
export function exportProblems(
  { name, exported, values }: { name: string; exported: string[]; values: Record<string, unknown> },
  tables: PlacedTable[],
): Problem[] {
  const symbols = new Set(exported);
  const problems: Problem[] = [];
  const documented = new Set<string>();
  for (const { page, table } of tables) {
    for (const { line, cells } of table.rows) {
      for (const code of cells[0]?.codes ?? []) {
        const symbol = /^<?([A-Za-z_$][\w$]*)/.exec(code)?.[1] ?? code;
        documented.add(symbol);
        const kinds = Object.hasOwn(values, symbol) ? kindsOf(symbol, values[symbol]) : ["type"];
        const documentedKind = statedKind(table, cells);
        const problem = (message: string) => problems.push({ file: page, line, message });
        if (!symbols.has(symbol)) problem(`${name} does not export \`${symbol}\`.${didYouMean(symbol, symbols)}`);
        else if (documentedKind !== "export" && !kinds.includes(documentedKind))
          problem(`the kind of \`${symbol}\` is ${kinds.join(" or ")}, not ${documentedKind}`);
      }
    }
  }
  const missingNames = exported.filter((symbol) => !documented.has(symbol));
  const [firstTable] = tables;
  if (firstTable && missingNames.length > 0) {
    const message = `${name} exports names that no row lists: ${missingNames.join(", ")}`;
    problems.push({ file: firstTable.page, line: firstTable.table.line, message });
  }
  return problems;
}
