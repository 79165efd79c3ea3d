import { SourceMap } from "node:module";
import { resolve } from "node:path";
import { run } from "@mdx-js/mdx";
import type { ReactNode } from "react";
import type { VFile } from "vfile";
import type { PageImport } from "./imports.ts";
import { fail, lineOnly } from "./report.ts";
import type { pageRuntime } from "./runtime.ts";
import { withRejections } from "./unhandled-rejections.ts";

/** A page's compiled code, with its source and imports to find the places of errors. */
export interface Script {
  page: VFile;
  compiled: VFile;
  imports: PageImport[];
  /** Names whose imports are left out. */
  missing: ReadonlySet<string>;
}

/** A name without spaces, which V8 would ignore. */
const nameOf = ({ page }: Script) => encodeURI(`${resolve(page.path)}.js`);

/**
 * Runs a compiled page once. Adds its errors and unhandled rejections to the problems of the page.
 * @returns the rendered node; null if it failed
 */
export async function runPage(
  page: Script,
  runtime: ReturnType<typeof pageRuntime>,
  components: Record<string, unknown>,
): Promise<ReactNode> {
  const { outcome, rejections } = await withRejections(async () => {
    const module = await run(`${page.compiled}\n//# sourceURL=${nameOf(page)}`, runtime as never);
    return module.default({ components } as never); // a promise when an expression in the page awaits something
  });
  const errors = outcome.status === "rejected" ? [outcome.reason, ...rejections] : rejections;
  for (const error of errors) reportError(error, page, undefined);
  return outcome.status === "fulfilled" ? outcome.value : null;
}

/** Lines before the body of a dynamic function: https://tc39.es/ecma262/#sec-createdynamicfunction */
const headerLines = 2;

const bracesAdvice = "In prose, write \\{ and \\}, or put it in backticks.";
const requireAdvice = 'Import the file at the top of the page: import picture from "./…".';

/**
 * Reports an error that a page has thrown, at the place in its stack, else at the import that the stack names, else at the
 * element at `at`.
 */
export function reportError(error: unknown, script: Script, at: { line: number; column: number } | undefined): void {
  const { page, compiled, imports, missing } = script;
  const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  const firstLine = (message.split("\n")[0] ?? "").replace(/ imported from \S+$/, "");
  const [, missingLine, missingColumn] = /referenced in your code at `(\d+):(\d+)/.exec(message)?.map(Number) ?? [];
  if (missingLine) {
    fail(page, "component", firstLine, { line: missingLine, column: missingColumn ?? 0 });
    return;
  }
  const [above = "", below] = stack.split(`${nameOf(script)}:`);
  const frame = below?.match(/^(\d+):(\d+)/);
  const own = frame ? originalPlace(compiled, Number(frame[1]) - headerLines, Number(frame[2])) : undefined;
  // Thrown by an expression of the page, often by `{name}` that was meant as text.
  if (error instanceof ReferenceError && above.split("\n    at ").length === 2) {
    const name = /^(\S+) is not defined/.exec(firstLine)?.[1] ?? "";
    const place = beginsWith(page, at, name) ?? (own && { line: own.line, column: own.column ?? 0 });
    const advice = missing.has(name) ? "Its import is left out." : name === "require" ? requireAdvice : bracesAdvice;
    fail(page, "expression", `an expression in the page failed: ${firstLine}. ${advice}`, place ?? at);
    return;
  }
  const line = own?.line ?? imports.find(({ specifier }) => stack.includes(specifier))?.line;
  if (line || !at)
    fail(page, "expression", `an expression in the page failed: ${firstLine}`, line ? lineOnly(line) : at);
  else fail(page, "component", `a component in the page failed: ${firstLine}`, at);
}

/** The place of an undefined name at the beginning of an expression: V8 points at the end of `missing.a`. */
function beginsWith(page: VFile, at: { line: number; column: number } | undefined, name: string) {
  const line = String(page.value).split("\n")[(at?.line ?? 0) - 1] ?? "";
  return at && name && line.slice(at.column).startsWith(name) ? { line: at.line, column: at.column + 1 } : undefined;
}

/** Maps a position in the compiled code to the page (all counted from 1); the column may be unknown. */
function originalPlace(
  compiled: VFile,
  line: number,
  column: number,
): { line: number; column: number | undefined } | undefined {
  const map = new SourceMap(compiled.map as unknown as ConstructorParameters<typeof SourceMap>[0]);
  const exact = map.findEntry(line - 1, column - 1);
  const isExact = "originalLine" in exact && exact.generatedLine === line - 1 && exact.generatedColumn === column - 1;
  if (isExact) return { line: exact.originalLine + 1, column: exact.originalColumn + 1 };
  // Source maps lack some tokens, and the previous entry may be many lines away, so try the next one in the line.
  const length = String(compiled).split("\n")[line - 1]?.length ?? 0;
  for (let next = column; next <= length; next++) {
    const entry = map.findEntry(line - 1, next);
    if ("originalLine" in entry && entry.generatedLine === line - 1) {
      return { line: entry.originalLine + 1, column: undefined };
    }
  }
  return "originalLine" in exact ? { line: exact.originalLine + 1, column: undefined } : undefined;
}
