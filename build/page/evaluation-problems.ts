import { SourceMap } from "node:module";
import type { VFile } from "vfile";
import type { Problem } from "../base/problems.ts";
import type { FoundImport } from "./imports.ts";
import { at, NotDataError, thrownAt } from "./tree-runtime.ts";

export interface Evaluated {
  compiled: VFile;
  file: string;
  scriptName: string;
  found: FoundImport[];
}

/** Locates an error thrown by a page by its stack, or by the import that it names or comes from. */
export function evaluationProblem(error: unknown, { compiled, file, scriptName, found }: Evaluated): Problem {
  if (error instanceof NotDataError && error.place.lineNumber)
    return { file, ...at(error.place), message: error.message };
  const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  const firstLine = (message.split("\n")[0] ?? "").replaceAll(scriptName, file);
  const missing = /referenced in your code at `(\d+):(\d+)/.exec(message);
  if (missing) return { file, line: Number(missing[1]), column: Number(missing[2]), message: firstLine };
  const [above = "", below] = stack.split(`${scriptName}:`);
  const frame = below?.match(/^(\d+):(\d+)/);
  const place = frame && originalPlace(compiled, Number(frame[1]), Number(frame[2]));
  // The failing component is defined elsewhere: report the element in the page.
  const element = above.includes("tree-runtime") && error instanceof Error ? thrownAt.get(error) : undefined;
  const line = place?.line ?? found.find(({ specifier }) => stack.includes(specifier))?.line;
  if (/^Invalid hook call|reading 'use[A-Z]\w*'/.test(message)) {
    const own = error instanceof Error ? thrownAt.get(error) : undefined;
    return { file, ...(own ? at(own) : { line }), message: statelessAdvice };
  }
  if (element) return { file, ...at(element), message: `a component in the page failed: ${firstLine}` };
  const failed = `an expression in the page failed: ${firstLine}`;
  // Thrown by the page itself: most often `{name}` meant as text.
  const isOwn = above.split("\n    at ").length === 2;
  if (error instanceof ReferenceError && isOwn) {
    return { file, line, column: place?.column, message: `${failed}. ${bracesAdvice}` };
  }
  return { file, line, message: failed };
}

const bracesAdvice = "In prose, write \\{ and \\}, or put it in backticks.";
const statelessAdvice =
  "a page's own components run once, at build time, and have no state: what answers to the reader belongs in client/";

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
