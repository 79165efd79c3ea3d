import { createRequire } from "node:module";
import type { Problem } from "files/problems.ts";
import type { Page } from "../lib/read-pages.ts";
import type { CheckedFile } from "../snippets/checked-files.ts";
import {
  type AssertionFile,
  type AssertionSource,
  aboutType,
  assertionMaker,
  documentedPackages,
} from "./assertions.ts";
import { errorProblems } from "./craft-errors.ts";
import { exportProblems } from "./export-problems.ts";
import { packageExports } from "./package-exports.ts";
import { signatureAssertions } from "./signature-assertions.ts";
import { completeAssertions, type PlacedTable, tableAssertions } from "./table-assertions.ts";

const load: (name: string) => object = createRequire(import.meta.url);

/** Turns marked tables and signatures into assertions, and checks the export tables and the list of errors. */
export function checkTables(pages: Page[], snippets: CheckedFile[]): { files: AssertionFile[]; problems: Problem[] } {
  const tables = pages.flatMap(({ file, tables }) => tables.map((table): PlacedTable => ({ page: file, table })));
  const memberTables = tables.filter(({ table }) => table.mark?.kind === "members");
  const exportTables = tables.filter(({ table }) => table.mark?.kind === "exports");
  const bySubject = Map.groupBy(memberTables, ({ page, table }) => `${page} ${table.mark?.subject}`);
  const sources: AssertionSource[] = [
    ...memberTables.map(({ page, table }) =>
      aboutType({ type: table.mark?.subject ?? "", page, line: table.line }, tableAssertions(page, table)),
    ),
    ...[...bySubject.values()].flatMap((subjectTables) => {
      const type = subjectTables[0]?.table.mark?.subject ?? "";
      const assertions = completeAssertions(type, subjectTables);
      const [assertion] = assertions;
      return assertion ? [aboutType({ type, page: assertion.page, line: assertion.line }, assertions)] : [];
    }),
    ...pages.flatMap(({ file: page, signatures }) =>
      signatures.map((signature) =>
        aboutType({ type: signature.mark.subject, page, line: signature.line }, signatureAssertions(page, signature)),
      ),
    ),
    ...snippets.flatMap(shownTypes),
    ...pages.flatMap(shownData),
  ];
  const listedPackages = exportTables.map(({ table }) => table.mark?.subject);
  const problems = documentedPackages
    .filter((name) => listedPackages.includes(name))
    .flatMap((name) =>
      exportProblems(
        { name, exported: packageExports(name), values: { ...load(name) } },
        exportTables.filter(({ table }) => table.mark?.subject === name),
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
  const assert = assertionMaker(page, line);
  const explain = (reason: string) => `this is not the type ${type}: ${reason}`;
  return [
    aboutType({ type, page, line }, [
      assert(`(null! as Subject) satisfies ${shown};`, explain),
      assert(`(null! as ${shown}) satisfies Subject;`, explain),
      assert(`(null! as Exclude<keyof Subject, keyof ${shown}>) satisfies never;`, explain),
      assert(`(null! as Exclude<keyof ${shown}, keyof Subject>) satisfies never;`, explain),
    ]),
  ];
}

/** `shows="SerializedNodes"` on JSON: the data must have that type. */
function shownData({ file, snippets }: Page): AssertionSource[] {
  return snippets.flatMap(({ code, language, line, options }) => {
    if (language !== "json" || !options.shows) return [];
    const explain = (reason: string) => `this is not of the type ${options.shows}: ${reason}`;
    const lines = `(${code}) satisfies Subject;`.split("\n");
    const assertions = lines.map((text, index) => assertionMaker(file, line + index + 1)(text, explain));
    return [aboutType({ type: options.shows, page: file, line }, assertions)];
  });
}
