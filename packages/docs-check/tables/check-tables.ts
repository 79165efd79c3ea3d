import { createRequire } from "node:module";
import type { Problem } from "files/problems.ts";
import type { Page } from "../lib/read-pages.ts";
import type { CheckedFile } from "../snippets/checked-files.ts";
import { type AssertionFile, type AssertionSource, aboutType, assertionsAt, documentedPackages } from "./assertions.ts";
import { errorProblems } from "./craft-errors.ts";
import { exportProblems } from "./export-problems.ts";
import { packageExports } from "./package-exports.ts";
import { signatureAssertions } from "./signature-assertions.ts";
import { completeAssertions, type PlacedTable, tableAssertions } from "./table-assertions.ts";

const load: (name: string) => object = createRequire(import.meta.url);

/** Turns marked tables and signatures into assertions, and checks the export tables and the list of errors. */
export function checkTables(pages: Page[], snippets: CheckedFile[]): { files: AssertionFile[]; problems: Problem[] } {
  const tables = pages.flatMap(({ file, tables }) => tables.map((table): PlacedTable => ({ page: file, table })));
  const ofMembers = tables.filter(({ table }) => table.mark?.kind === "members");
  const ofExports = tables.filter(({ table }) => table.mark?.kind === "exports");
  const bySubject = Map.groupBy(ofMembers, ({ page, table }) => `${page} ${table.mark?.subject}`);
  const sources: AssertionSource[] = [
    ...ofMembers.map(({ page, table }) =>
      aboutType({ type: table.mark?.subject ?? "", page, line: table.line }, tableAssertions(page, table)),
    ),
    ...[...bySubject.values()].flatMap((ofSubject) => {
      const type = ofSubject[0]?.table.mark?.subject ?? "";
      const assertions = completeAssertions(type, ofSubject);
      const [first] = assertions;
      return first ? [aboutType({ type, page: first.page, line: first.line }, assertions)] : [];
    }),
    ...pages.flatMap(({ file: page, signatures }) =>
      signatures.map((signature) =>
        aboutType({ type: signature.mark.subject, page, line: signature.line }, signatureAssertions(page, signature)),
      ),
    ),
    ...snippets.flatMap(shownTypes),
    ...pages.flatMap(shownData),
  ];
  const listed = ofExports.map(({ table }) => table.mark?.subject);
  const problems = documentedPackages
    .filter((name) => listed.includes(name))
    .flatMap((name) =>
      exportProblems(
        { name, exported: packageExports(name), values: { ...load(name) } },
        ofExports.filter(({ table }) => table.mark?.subject === name),
      ),
    );
  const files = sources.map((source, index) => ({ path: `tables/${index}.tsx`, ...source }));
  return { files, problems: [...problems, ...errorProblems(pages)] };
}

/** `shows="NodeShape = Node"`: the snippet's type must equal the package's. */
function shownTypes({ path, page, block: { line, options } }: CheckedFile): AssertionSource[] {
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

/** `shows="SerializedNodes"` on JSON: the data must have that type. */
function shownData({ file, snippets }: Page): AssertionSource[] {
  return snippets.flatMap(({ code, language, line, options }) => {
    if (language !== "json" || !options.shows) return [];
    const wrong = (reason: string) => `this is not of the type ${options.shows}: ${reason}`;
    const lines = `(${code}) satisfies Subject;`.split("\n");
    const assertions = lines.map((text, index) => assertionsAt(file, line + index + 1)(text, wrong));
    return [aboutType({ type: options.shows, page: file, line }, assertions)];
  });
}
