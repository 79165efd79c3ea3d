import { createRequire } from "node:module";
import type { Problem } from "../problems.ts";
import { type AssertionFile, type AssertionSource, aboutType, assertionsAt, documentedPackages } from "./assertions.ts";
import type { CheckedFile } from "./checked-files.ts";
import type { Claims, FoundCode, FoundTable } from "./collect.ts";
import { completeAssertions, type PlacedTable, type Undocumented } from "./complete-assertions.ts";
import { cssAssertions } from "./css-problems.ts";
import { exportProblems, saidKind } from "./export-problems.ts";
import { inlineAssertions } from "./inline-assertions.ts";
import { packageExports } from "./package-exports.ts";
import { signatureAssertions } from "./signature-assertions.ts";
import { tableAssertions } from "./table-assertions.ts";

const load: (name: string) => object = createRequire(import.meta.url);

/** What the tables and signatures of all pages claim, as files for the type check, and what is wrong without it. */
export function nameCheck(
  pages: { file: string; claims: Claims }[],
  blocks: CheckedFile[],
  undocumented: Undocumented,
): { files: AssertionFile[]; problems: Problem[] } {
  const tables = pages.flatMap(({ file, claims }) =>
    claims.tables.map((table): PlacedTable => ({ page: file, table })),
  );
  const ofExports = tables.filter(({ table }) => table.directive.kind === "exports");
  const ofMembers = tables.filter(({ table }) => table.directive.kind === "members");
  // A reader of one page sees its tables alone.
  const bySubject = Map.groupBy(ofMembers, ({ page, table }) => `${page} ${table.directive.subject}`);
  const sources = [
    ...ofExports.flatMap(({ page, table }) => aliasAssertions(page, table)),
    ...ofMembers.map(({ page, table }) =>
      aboutType({ type: table.directive.subject, page, line: table.line }, tableAssertions(page, table)),
    ),
    ...[...bySubject.values()].flatMap((ofSubject) => {
      const type = ofSubject[0]?.table.directive.subject ?? "";
      const assertions = completeAssertions(type, ofSubject, undocumented);
      const [first] = assertions;
      return first ? [aboutType({ type, ...first }, assertions)] : [];
    }),
    ...blocks.flatMap(shapeAssertions),
    ...pages.flatMap(({ file: page, claims }) => [
      ...claims.signatures.map((signature) =>
        aboutType(
          { type: signature.directive.subject, page, line: signature.line },
          signatureAssertions(page, signature),
        ),
      ),
      ...claims.code.flatMap((block) => dataAssertions(page, block)),
      inlineAssertions(page, claims),
      ...cssAssertions(page, claims),
    ]),
  ];
  const problems = documentedPackages.flatMap((name) =>
    exportProblems(
      { name, exported: packageExports(name), values: { ...load(name) } },
      ofExports.filter(({ table }) => table.directive.subject === name),
    ),
  );
  const files = sources.map((source, index) => ({ path: `names/${index}.tsx`, ...source }));
  return { files, problems };
}

/** What must be true where a table of exports says of a type nothing but what it is: `Record<NodeId, Node>`. */
function aliasAssertions(page: string, table: FoundTable): AssertionSource[] {
  const spelt = table.rows.flatMap(({ line, cells }) => {
    const [symbol = ""] = cells[0]?.codes ?? [];
    const last = cells.at(-1);
    const [type] = last?.codes ?? [];
    // `state.events` is where to find one.
    const isSpelt = type !== undefined && last?.text === type && /^['A-Z{(]/.test(type);
    return saidKind(table, cells) === "type" && isSpelt ? [{ line, symbol, type }] : [];
  });
  return spelt.map(({ line, symbol, type }) => {
    const at = assertionsAt(page, line);
    const wrong = (reason: string) => `\`${symbol}\` is not \`${type}\`: ${reason}`;
    return aboutType({ type: symbol, page, line }, [
      at(`(null! as Subject) satisfies (${type});`, wrong),
      at(`(null! as (${type})) satisfies Subject;`, wrong),
      at(`(null! as keyof Subject) satisfies keyof (${type});`, wrong),
    ]);
  });
}

/** What must be true of JSON that shows data of a type: one expression, a line of it each. */
function dataAssertions(page: string, { code, language, line, options }: FoundCode): AssertionSource[] {
  if (language !== "json" || !options.shows) return [];
  const wrong = (reason: string) => `this is no such data: ${reason}`;
  const lines = `(${code}) satisfies Subject;`.split("\n");
  const assertions = lines.map((text, index) => assertionsAt(page, line + index + 1)(text, wrong));
  return [aboutType({ type: options.shows, page, line }, assertions)];
}

/** What must be true of a type that a block spells out. */
function shapeAssertions({ path, page, block: { line, options } }: CheckedFile): AssertionSource[] {
  const [, name, type] = /^(\w+) = (.+)$/.exec(options.shows ?? "") ?? [];
  if (!name || !type) return [];
  const shown = `import("../${path.replace(/\.tsx?$/, "")}").${name}`;
  const at = assertionsAt(page, line);
  const wrong = (reason: string) => `this is not the type ${type}: ${reason}`;
  return [
    aboutType({ type, page, line }, [
      at(`(null! as Subject) satisfies ${shown};`, wrong),
      at(`(null! as ${shown}) satisfies Subject;`, wrong),
      at(`(null! as Exclude<keyof Subject, keyof ${shown}>) satisfies never;`, wrong),
      at(`(null! as Exclude<keyof ${shown}, keyof Subject>) satisfies never;`, wrong),
    ]),
  ];
}
