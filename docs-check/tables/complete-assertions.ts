import type { PageTable } from "../lib/read-pages.ts";
import { type Assertion, assertionsAt } from "./assertions.ts";
import { namedMembers } from "./member-names.ts";
import { typeAt } from "./table-assertions.ts";

/** Members that pages leave out on purpose, with the reason, by type. */
export type Undocumented = Record<string, Record<string, string>>;

export interface PlacedTable {
  page: string;
  table: PageTable;
}

/** Asserts that a page's tables about a type name all its members between them. Partial tables do not count. */
export function completeAssertions(subject: string, tables: PlacedTable[], undocumented: Undocumented): Assertion[] {
  const whole = tables.find(({ table }) => !table.mark?.partial);
  if (!whole) return [];
  const named = new Map<string, { parent: string[]; names: Set<string> }>();
  named.set("", { parent: [], names: new Set() });
  for (const { table } of tables.filter(({ table }) => !table.mark?.partial)) {
    for (const { cells } of table.rows) {
      for (const { path } of namedMembers(cells[0]?.codes ?? [], table.mark?.prefix ?? "")) {
        for (const depth of path.keys()) {
          const parent = path.slice(0, depth);
          const group = named.get(parent.join(".")) ?? { parent, names: new Set() };
          group.names.add(path[depth] ?? "");
          named.set(parent.join("."), group);
        }
      }
    }
  }
  const left = Object.keys(undocumented[subject] ?? {});
  const quoted = (names: Iterable<string>) => [...names].map((name) => JSON.stringify(name)).join(" | ") || "never";
  const at = assertionsAt(whole.page, whole.table.line);
  return [
    ...[...named.values()]
      // A single nested name is an example, not a list.
      .filter(({ parent, names }) => parent.length === 0 || names.size > 1)
      .map(({ parent, names }) =>
        at(
          `(null! as Exclude<keyof NonNullable<${typeAt(parent)}>, ${quoted([...names, ...left])}>) satisfies never;`,
          (reason) => {
            const [missing = reason] = /'(.*)' does not satisfy/.exec(reason)?.slice(1) ?? [];
            const of = [subject, ...parent].join(".");
            return `the table does not name all members of ${of}: ${missing} is missing`;
          },
        ),
      ),
    ...left.map((name) =>
      at(
        `${JSON.stringify(name)} satisfies Exclude<keyof Subject, ${quoted(named.get("")?.names ?? [])}>;`,
        () => `docs-check/undocumented.ts lists \`${name}\` of ${subject}, which does not exist or is documented`,
      ),
    ),
  ];
}
