import { createRequire } from "node:module";
import type { Problem } from "../problems.ts";
import { type Assertion, type AssertionFile, assertionFile, documentedPackages } from "./assertions.ts";
import type { CheckedFile } from "./checked-files.ts";
import type { Claims, FoundTable } from "./collect.ts";
import { completeAssertions, type PlacedTable, type Undocumented } from "./complete-assertions.ts";
import { cssAssertions } from "./css-problems.ts";
import { exportProblems } from "./export-problems.ts";
import { inlineAssertions } from "./inline-assertions.ts";
import { packageExports } from "./package-exports.ts";
import { signatureAssertions } from "./signature-assertions.ts";
import { tableAssertions } from "./table-assertions.ts";

const load: (name: string) => object = createRequire(import.meta.url);

/** Folder of the assertion files among the checked files. */
const folder = "names";

/** What the tables and signatures of all pages claim, as files for the type check, and what is wrong without it. */
export function nameCheck(
  pages: { file: string; claims: Claims }[],
  blocks: CheckedFile[],
  undocumented: Undocumented,
): { files: AssertionFile[]; problems: Problem[] } {
  const files: AssertionFile[] = [];
  const tables = pages.flatMap(({ file, claims }) =>
    claims.tables.map((table): PlacedTable => ({ page: file, table })),
  );
  for (const { page, table } of tables) {
    if (table.directive.kind === "exports") files.push(...aliasFiles(page, table, files.length));
    if (table.directive.kind !== "members") continue;
    const subject = { type: table.directive.subject, page, line: table.line };
    files.push(assertionFile(`${folder}/${files.length}.ts`, subject, tableAssertions(page, table)));
  }
  // A reader of one page sees its tables alone.
  const bySubject = Map.groupBy(tables, ({ page, table }) => `${page} ${table.directive.subject}`);
  for (const ofSubject of bySubject.values()) {
    const { kind, subject: type } = ofSubject[0]?.table.directive ?? {};
    if (kind !== "members" || !type) continue;
    const assertions = completeAssertions(type, ofSubject, undocumented);
    const [first] = assertions;
    if (first) files.push(assertionFile(`${folder}/${files.length}.ts`, { type, ...first }, assertions));
  }
  for (const { file: page, claims } of pages) {
    for (const signature of claims.signatures) {
      const subject = { type: signature.directive.subject, page, line: signature.line };
      files.push(assertionFile(`${folder}/${files.length}.ts`, subject, signatureAssertions(page, signature)));
    }
  }
  for (const { path, page, block } of blocks) {
    const [, shown, type] = /^(\w+) = (.+)$/.exec(block.options.shows ?? "") ?? [];
    if (!shown || !type) continue;
    const subject = { type, page, line: block.line };
    const imported = `import("../${path.replace(/\.tsx?$/, "")}").${shown}`;
    files.push(assertionFile(`${folder}/${files.length}.ts`, subject, shapeAssertions(subject, imported)));
  }
  for (const { file: page, claims } of pages) {
    for (const { code, language, line, options } of claims.code) {
      if (language !== "json" || !options.shows) continue;
      const subject = { type: options.shows, page, line };
      files.push(assertionFile(`${folder}/${files.length}.ts`, subject, dataAssertions(subject, code)));
    }
    files.push(inlineAssertions(`${folder}/${files.length}.tsx`, page, claims));
    const styles = cssAssertions(`${folder}/${files.length}.ts`, page, claims);
    if (styles) files.push(styles);
  }
  const problems = documentedPackages.flatMap((name) =>
    exportProblems(
      { name, exported: packageExports(name), values: { ...load(name) } },
      tables.filter(({ table }) => table.directive.kind === "exports" && table.directive.subject === name),
    ),
  );
  const absent = pages.flatMap(({ file, claims }) =>
    claims.mistakes
      .filter((mistake) => !claims.words.some(({ text }) => text.endsWith(mistake)))
      .map((mistake) => ({ file, message: `the page shows no mistake \`${mistake}\`: take it out of the comment` })),
  );
  return { files, problems: [...problems, ...absent] };
}

/** What must be true where a table of exports says of a type nothing but what it is: `Record<NodeId, Node>`. */
function aliasFiles(page: string, { headers, rows }: FoundTable, first: number): AssertionFile[] {
  const kind = headers.indexOf("Kind");
  const spelt = rows.flatMap(({ line, cells }) => {
    const [symbol = ""] = cells[0]?.codes ?? [];
    const last = cells.at(-1);
    const [type] = last?.codes ?? [];
    // `state.events` is where to find one.
    const isSpelt = type !== undefined && last?.text === type && /^['A-Z{(]/.test(type);
    return cells[kind]?.text === "type" && isSpelt ? [{ line, symbol, type }] : [];
  });
  return spelt.map(({ line, symbol, type }, index) => {
    const at = (code: string): Assertion => ({
      code,
      page,
      line,
      explain: (reason) => `\`${symbol}\` is not \`${type}\`: ${reason}`,
    });
    return assertionFile(`${folder}/${first + index}.ts`, { type: symbol, page, line }, [
      at(`(null! as Subject) satisfies (${type});`),
      at(`(null! as (${type})) satisfies Subject;`),
      at(`(null! as keyof Subject) satisfies keyof (${type});`),
    ]);
  });
}

/** What must be true of JSON that shows data of a type: one expression, a line of it each. */
function dataAssertions({ page, line }: { page: string; line: number }, code: string): Assertion[] {
  return `(${code}) satisfies Subject;`.split("\n").map((code, index) => ({
    code,
    page,
    line: line + index + 1,
    explain: (reason) => `this is no such data: ${reason}`,
  }));
}

/** What must be true of a type that a block spells out. */
function shapeAssertions({ type, page, line }: { type: string; page: string; line: number }, shown: string) {
  const at = (code: string, explain: Assertion["explain"]): Assertion => ({ code, page, line, explain });
  const wrong = (reason: string) => `this is not the type ${type}: ${reason}`;
  return [
    at(`(null! as Subject) satisfies ${shown};`, wrong),
    at(`(null! as ${shown}) satisfies Subject;`, wrong),
    at(`(null! as Exclude<keyof Subject, keyof ${shown}>) satisfies never;`, wrong),
    at(`(null! as Exclude<keyof ${shown}, keyof Subject>) satisfies never;`, wrong),
  ];
}
