import { SourceMap } from "node:module";
import { resolve } from "node:path";
import { run } from "@mdx-js/mdx";
import type { ReactNode } from "react";
import { loadComponents } from "./load-components.ts";
import type { PageFile } from "./page.ts";
import { fail, lineOnly } from "./report.ts";
import { type At, addUnknown, pageRuntime, SiteExpression } from "./runtime.ts";
import { withRejections } from "./unhandled-rejections.ts";

/** A name for the compiled code. Encoded, as V8 ignores a `sourceURL` that contains spaces. */
const nameOf = ({ path }: PageFile) => encodeURI(`${resolve(path)}.js`);

/**
 * Runs a compiled page. Reports its errors and unhandled rejections.
 * @returns the rendered node; null if it failed
 */
export async function runPage(page: PageFile): Promise<ReactNode> {
  if (!page.value) return null;
  const site = await loadComponents();
  const runtime = pageRuntime(page, site, (error, at) => reportError(error, page, at));
  const components = { ...site.components, ...site.markdownElements, "site-expression": SiteExpression };
  addUnknown(components, String(page));
  const { outcome, rejections } = await withRejections(async () => {
    const module = await run(`${page}\n//# sourceURL=${nameOf(page)}`, runtime as never);
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
function reportError(error: unknown, page: PageFile, at: At | undefined): void {
  const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  const firstLine = (message.split("\n")[0] ?? "").replace(/ imported from \S+$/, "");
  const [above = "", below] = stack.split(`${nameOf(page)}:`);
  const frame = below?.match(/^(\d+):(\d+)/);
  const own = frame ? originalPlace(page, Number(frame[1]) - headerLines, Number(frame[2])) : undefined;
  const from = own ?? page.imports.find(({ specifier }) => stack.includes(specifier));
  if (error instanceof ReferenceError && above.split("\n    at ").length === 2) {
    // Thrown by an expression of the page, often by `{name}` that was meant as text.
    const name = /^(\S+) is not defined/.exec(firstLine)?.[1] ?? "";
    const isMissing = page.missing.has(name);
    const advice = isMissing ? "Its import is left out." : name === "require" ? requireAdvice : bracesAdvice;
    const place = beginsWith(page, at, name) ?? own ?? at;
    fail(page, "expression", `an expression in the page failed: ${firstLine}. ${advice}`, place);
  } else if (at && !from) fail(page, "component", `a component in the page failed: ${firstLine}`, at);
  else fail(page, "expression", `an expression in the page failed: ${firstLine}`, from && lineOnly(from.line));
}

/** The place of an undefined name at the beginning of an expression: V8 points at the end of `missing.a`. */
function beginsWith(page: PageFile, at: At | undefined, name: string) {
  const line = page.source.split("\n")[(at?.line ?? 0) - 1] ?? "";
  return at && name && line.slice(at.column).startsWith(name) ? { line: at.line, column: at.column + 1 } : undefined;
}

/** Maps a position in the compiled code to the page (all counted from 1). The column is 0 if it is unknown. */
function originalPlace(page: PageFile, line: number, column: number): At | undefined {
  const map = new SourceMap(page.map as unknown as ConstructorParameters<typeof SourceMap>[0]);
  const { length } = String(page).split("\n")[line - 1] ?? "";
  // Source maps lack some tokens, and the previous entry may be many lines away, so try the next one in the line.
  const entries = Array.from({ length: Math.max(length - column, 0) + 2 }, (_, offset) =>
    map.findEntry(line - 1, column - 1 + offset),
  ).filter((entry) => "originalLine" in entry);
  const nearest = entries.find(({ generatedLine }) => generatedLine === line - 1) ?? entries[0];
  if (nearest?.generatedLine !== line - 1 || nearest.generatedColumn !== column - 1) {
    return nearest && lineOnly(nearest.originalLine + 1);
  }
  return { line: nearest.originalLine + 1, column: nearest.originalColumn + 1 };
}
