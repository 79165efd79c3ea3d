import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Problem } from "../lib/problems.ts";
import type { Page } from "../lib/read-pages.ts";
import { type CheckedFile, checkedFiles, checkedLanguages, filesBeside } from "./checked-files.ts";
import { rolesOf } from "./roles.ts";

/** The pages' code blocks as files, and what is wrong with their options. */
export interface SnippetFiles {
  snippets: CheckedFile[];
  /** Every source by its path, with the styles and data that blocks import. */
  sources: Map<string, string>;
  problems: Problem[];
}

export function layOut(contentDir: string, pages: Page[], all: Page[]): SnippetFiles {
  const result: SnippetFiles = { snippets: [], sources: new Map(), problems: [] };
  for (const page of pages) {
    const base = all.find(({ id }) => id === page.continues);
    if (page.continues && !base) {
      result.problems.push({ file: page.file, message: `"continues ${page.continues}": there is no such page` });
    }
    const checked = { file: page.file, snippets: page.snippets, base: base?.snippets ?? [] };
    const { files, problems } = checkedFiles(contentDir, checked);
    result.problems.push(...problems, ...wrongOptions(page));
    result.snippets.push(...files);
    for (const [path, source] of filesBeside(contentDir, checked)) result.sources.set(path, source);
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

/**
 * A test for each page that renders its snippets, by the test's path. A snippet that a check imports is run by that check
 * instead.
 * @param imported paths that checks import
 */
export function snippetTests(files: CheckedFile[], imported: ReadonlySet<string>): Map<string, string> {
  const used = new Set(files.flatMap(({ path, source }) => relativeImports(path, source).map(bare)));
  const tests = new Map<string, string>();
  // React complains of the browser's renderer once the server's has run in the same window.
  const groupOf = ({ page, path, source }: CheckedFile) =>
    source.includes("react-dom/server") ? `${page} ${path}` : page;
  for (const [group, ofPage] of Map.groupBy(files, groupOf)) {
    const [page = "", alone = ""] = group.split(" ");
    const runnable = ofPage.filter(
      ({ block, path }) => !block.options.unrun && !block.options.error && !imported.has(path),
    );
    const old = page.replace(/^content\/(.*)\.mdx$/, "docs-check/unconverted/$1.check.tsx");
    const lines = runnable.map(({ path, source, block }) => {
      const load = (file: string) => `() => import(${JSON.stringify(`./snippets/${file}`)})`;
      // A part without Craft.js runs where another snippet uses it.
      const roles = !source.includes("@craftjs/") && used.has(bare(path)) ? {} : rolesOf(source);
      const about = { title: block.title ?? "", line: block.line, throws: block.options.throws ?? "", roles };
      return `  { ...${JSON.stringify(about)}, load: ${load(path)}, imports: [${relativeImports(path, source).map(load).join(", ")}] },`;
    });
    const runs = existsSync(old)
      ? `import * as old from "../unconverted/${old.slice("docs-check/unconverted/".length)}";\n`
      : "";
    const call = `testSnippets(${JSON.stringify(page)}, [\n${lines.join("\n")}\n]${runs ? ", (old as { runs?: object }).runs" : ""});`;
    const name = page.replace(/^content\/(?:docs\/)?(.*)\.mdx$/, "$1").replaceAll("/", "-");
    const file = `${name}.${alone && `${alone.replaceAll("/", "-")}.`}test.tsx`;
    if (lines.length > 0)
      tests.set(file, `${runs}import { testSnippets } from "../harness/test-snippets.tsx";\n\n${call}\n`);
  }
  return tests;
}

const bare = (path: string): string => path.replace(/\.[jt]sx?$/, "");

function relativeImports(path: string, source: string): string[] {
  const found = [...source.matchAll(/\bfrom ['"](\.[^'"]+)['"]/g)].map(([, from = ""]) => join(dirname(path), from));
  return found.filter((file) => !/\.(css|json)$/.test(file));
}
