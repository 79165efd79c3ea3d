import { didYouMean, type Problem } from "../problems.ts";
import type { PlacedTable } from "./complete-assertions.ts";

/** What a package exports. */
export interface PackageNames {
  name: string;
  exported: string[];
  /** Those that exist when the code runs. */
  values: ReadonlySet<string>;
}

/**
 * Compares the tables about a package's exports with what it exports: names that it does not have, names that no row
 * lists, and types that are called something else.
 */
export function exportProblems({ name, exported, values }: PackageNames, tables: PlacedTable[]): Problem[] {
  const known = new Set(exported);
  const problems: Problem[] = [];
  const documented = new Set<string>();
  for (const { page, table } of tables) {
    const kind = table.headers.indexOf("Kind");
    for (const { line, cells } of table.rows) {
      for (const code of cells[0]?.codes ?? []) {
        const symbol = /^<?([A-Za-z_$][\w$]*)/.exec(code)?.[1] ?? code;
        documented.add(symbol);
        if (known.has(symbol)) {
          const isType = cells[kind]?.text === "type";
          if (kind < 0 || isType !== values.has(symbol)) continue;
          const message = `\`${symbol}\` is ${isType ? "a value, not a type" : "a type, and no value"}`;
          problems.push({ file: page, line, message });
          continue;
        }
        problems.push({ file: page, line, message: `${name} exports no \`${symbol}\`.${didYouMean(symbol, known)}` });
      }
    }
  }
  const missing = exported.filter((symbol) => !documented.has(symbol));
  const [first] = tables;
  if (first && missing.length > 0) {
    const message = `${name} exports what no row lists: ${missing.join(", ")}`;
    problems.push({ file: first.page, line: first.table.line, message });
  }
  return problems;
}
