import { dirname, join } from "node:path";
import type { Problem } from "files/problems.ts";
import type { Page } from "../lib/read-pages.ts";
import { blockMargins } from "./block-margins.ts";
import { type CheckedFile, checkedFiles, checkedLanguages, importableFiles } from "./checked-files.ts";
import { rolesOf } from "./roles.ts";

export interface SnippetFiles {
  snippets: CheckedFile[];
  /** By path, including styles and data that blocks import. */
  sources: Map<string, string>;
  problems: Problem[];
}

export function layOut(contentDir: string, pages: Page[], all: Page[]): SnippetFiles {
  const result: SnippetFiles = { snippets: [], sources: new Map(), problems: [] };
  for (const page of pages) {
    const base = all.find(({ id }) => id === page.continues);
    if (page.continues && !base) {
      result.problems.push({ file: page.file, message: `"continues ${page.continues}": this page does not exist` });
    }
    const checkedPage = { file: page.file, snippets: page.snippets, base: base?.snippets ?? [] };
    const { files, problems } = checkedFiles(contentDir, checkedPage);
    result.problems.push(...problems, ...wrongOptions(page), ...blockMargins(page));
    result.snippets.push(...files);
    for (const [path, source] of importableFiles(contentDir, checkedPage)) result.sources.set(path, source);
    for (const { path, source } of files) result.sources.set(path, source);
  }
  return result;
}

function wrongOptions({ file, snippets }: Page): Problem[] {
  return snippets.flatMap(({ line, language, options }) => {
    const names = Object.keys(options).map((name) => `${name}="…"`);
    if (names.length === 0 || checkedLanguages.includes(language)) return [];
    if (language === "json" && names.join() === 'shows="…"') return [];
    return [
      {
        file,
        line,
        message: `${names.join(" ")} is for ${checkedLanguages.join(", ")}: remove it from this ${language || "text"} block`,
      },
    ];
  });
}

/** Number of test files: a window per page would take longer than the tests. */
const testFiles = 4;

/** Test files that render the snippets, by name. A snippet whose path is in `imported` is run by a check instead. */
export function snippetTests(
  { snippets: files, sources }: SnippetFiles,
  imported: ReadonlySet<string>,
): Map<string, string> {
  const writtenPaths = new Set([...sources.keys()].map(withoutExtension));
  const importedPaths = new Set(
    files.flatMap(({ path, source }) => relativeImports(path, source).map(withoutExtension)),
  );
  const runnable = files.filter(
    ({ block, path }) => !block.options.unrun && !block.options.error && !imported.has(path),
  );
  // Neighbours are similar, so dealing them out balances the files.
  const groups = Map.groupBy(runnable, (file) => runnable.indexOf(file) % testFiles);
  return new Map(
    [...groups].map(([index, group]) => [`${index}.test.tsx`, testsOf(group, importedPaths, writtenPaths)]),
  );
}

function testsOf(files: CheckedFile[], importedPaths: ReadonlySet<string>, writtenPaths: ReadonlySet<string>): string {
  const imports = 'import { testSnippets } from "/harness/test-snippets.tsx";';
  const calls = [...Map.groupBy(files, ({ page }) => page)].map(([page, pageFiles]) => {
    const lines = pageFiles.map(({ path, source, block }) => {
      const load = (file: string) => `() => import(${JSON.stringify(`./snippets/${file}`)})`;
      // A file without Craft.js runs in the snippets that import it.
      const roles = !source.includes("@craftjs/") && importedPaths.has(withoutExtension(path)) ? {} : rolesOf(source);
      const snippet = { title: block.title ?? "", line: block.line, throws: block.options.throws ?? "", roles };
      // The compiler reports missing files.
      const importedFiles = relativeImports(path, source).filter((file) => writtenPaths.has(withoutExtension(file)));
      return `  { ...${JSON.stringify(snippet)}, load: ${load(path)}, imports: [${importedFiles.map(load).join(", ")}] },`;
    });
    return `testSnippets(${JSON.stringify(page)}, [\n${lines.join("\n")}\n]);`;
  });
  return [imports, "", ...calls, ""].join("\n");
}

const withoutExtension = (path: string): string => path.replace(/\.[jt]sx?$/, "");

function relativeImports(path: string, source: string): string[] {
  const imports = [...source.matchAll(/\bfrom ['"](\.[^'"]+)['"]/g)].map(([, from = ""]) => join(dirname(path), from));
  return imports.filter((file) => !/\.(css|json)$/.test(file));
}
