import type { Cell, PageTable } from "../lib/read-pages.ts";
import { undocumented } from "../undocumented.ts";
import { type Assertion, assertionMaker } from "./assertions.ts";
import { namedMembers } from "./member-names.ts";

/** The type at a path of the table's type, without the `undefined` of optional members. */
export function typeAt(path: string[]): string {
  return path.reduce((type, name) => `Required<NonNullable<${type}>>[${JSON.stringify(name)}]`, "Subject");
}

/** Assertions for a table of members, one per claim of a row. */
export function tableAssertions(page: string, table: PageTable): Assertion[] {
  const column = (name: string) => table.headers.findIndex((header) => header.toLowerCase() === name);
  const [typeColumn, defaultColumn] = [column("type"), column("default")];
  return table.rows.flatMap(({ line, cells }) => {
    return membersIn(table, cells).flatMap(({ path, optional, parameters, inferred }): Assertion[] => {
      const assert = assertionMaker(page, line);
      const name = path.join(".");
      const parent = `NonNullable<${typeAt(path.slice(0, -1))}>`;
      const key = JSON.stringify(path.at(-1));
      const actual = typeAt(path);
      const assertions = [
        assert(`${key} satisfies keyof ${parent};`, () => `${table.mark?.subject} has no \`${name}\``),
      ];
      if (parameters !== null) {
        const explain = (reason: string) => `\`${name}\` does not take these parameters: ${reason}`;
        assertions.push(
          assert(`(null! as Parameters<${actual}>) satisfies ${parameters};`, explain),
          assert(`(null! as ${inferred}) satisfies Parameters<${actual}>;`, explain),
        );
      }
      const documented = typeColumn > 0 ? typeIn(cells[typeColumn]) : null;
      if (documented !== null) assertions.push(...sameType(assert, name, documented, actual));
      if (typeColumn > 0 && parameters === null) {
        const defaultCell = defaultColumn > 0 ? cells[defaultColumn] : undefined;
        const required = defaultCell ? /\brequired\b/i.test(defaultCell.text) : !optional;
        const advice = defaultCell ? 'write "required" as its default' : `write \`${name}?\``;
        assertions.push(
          assert(
            `(null! as IsOptional<${parent}, ${key}>) satisfies ${!required};`,
            () =>
              `\`${name}\` is documented as ${required ? `required, but is optional: ${advice}` : "optional, but is required"}`,
          ),
        );
      }
      return assertions;
    });
  });
}

const membersIn = ({ mark }: PageTable, [nameCell]: Cell[]) => namedMembers(nameCell?.codes ?? [], mark?.prefix ?? "");

function typeIn(cell: Cell | undefined): string | null {
  const [code] = cell?.codes ?? [];
  return code !== undefined && cell?.codes.length === 1 && cell.text === code ? code : null;
}

function sameType(
  assert: ReturnType<typeof assertionMaker>,
  name: string,
  documented: string,
  actual: string,
): Assertion[] {
  const explain = (reason: string) => `\`${name}\` is not of the type \`${documented}\`: ${reason}`;
  return [
    assert(`(null! as ${actual}) satisfies (${documented});`, explain),
    assert(`(null! as Exclude<${documented}, undefined>) satisfies ${actual};`, explain),
    assert(`(null! as IsAny<${actual}>) satisfies IsAny<${documented}>;`, explain),
    // Compare a record's keys too: assignability ignores them.
    assert(`(null! as keyof ${actual}) satisfies keyof (${documented});`, explain),
  ];
}

export interface PlacedTable {
  page: string;
  table: PageTable;
}

/** Asserts that a page's tables about a type name all its members between them. Partial tables do not count. */
export function completeAssertions(subject: string, tables: PlacedTable[]): Assertion[] {
  const completeTable = tables.find(({ table }) => !table.mark?.partial);
  if (!completeTable) return [];
  const paths = tables
    .filter(({ table }) => !table.mark?.partial)
    .flatMap(({ table }) => table.rows.flatMap(({ cells }) => membersIn(table, cells)))
    .flatMap(({ path }) => path.map((name, depth) => ({ name, parent: path.slice(0, depth) })));
  const groups = Map.groupBy(paths, ({ parent }) => parent.join("."));
  const membersByParent = [...groups.values()].map((group) => ({
    parent: group[0]?.parent ?? [],
    names: [...new Set(group.map(({ name }) => name))],
  }));
  const undocumentedNames = Object.keys(undocumented[subject] ?? {});
  const quoted = (names: string[]) => names.map((name) => JSON.stringify(name)).join(" | ") || "never";
  const assert = assertionMaker(completeTable.page, completeTable.table.line);
  return [
    ...membersByParent
      // A single nested name is an example, not a list.
      .filter(({ parent, names }) => parent.length === 0 || names.length > 1)
      .map(({ parent, names }) =>
        assert(
          `(null! as Exclude<keyof NonNullable<${typeAt(parent)}>, ${quoted([...names, ...undocumentedNames])}>) satisfies never;`,
          (reason) => {
            const [missing = reason] = /'(.*)' does not satisfy/.exec(reason)?.slice(1) ?? [];
            const owner = [subject, ...parent].join(".");
            return `the table does not name all members of ${owner}: ${missing} is missing`;
          },
        ),
      ),
    ...undocumentedNames.map((name) =>
      assert(
        `${JSON.stringify(name)} satisfies Exclude<keyof Subject, ${quoted(membersByParent.find(({ parent }) => parent.length === 0)?.names ?? [])}>;`,
        () =>
          `packages/docs-check/undocumented.ts lists \`${name}\` of ${subject}, which does not exist or is documented`,
      ),
    ),
  ];
}
