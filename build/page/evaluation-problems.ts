import { SourceMap } from "node:module";
import type { VFile } from "vfile";
import type { Problem } from "../problems.ts";
import type { FoundImport } from "./imports.ts";
import { at, NotDataError, thrownAt } from "./tree-runtime.ts";

/** The page that was run. */
export interface Evaluated {
  compiled: VFile;
  file: string;
  /** What Node calls the page's code in stacks and messages. */
  scriptName: string;
  found: FoundImport[];
}

/**
 * The problem that an error while the page ran amounts to. Where the error's own stack does not lead into the page, an
 * import that it names or comes from does.
 */
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
  // The page only holds the element, and the code of the component is elsewhere.
  const element = above.includes("tree-runtime") && error instanceof Error ? thrownAt.get(error) : undefined;
  const line = place?.line ?? found.find(({ specifier }) => stack.includes(specifier))?.line;
  if (/^Invalid hook call|reading 'use[A-Z]\w*'/.test(message)) {
    const own = error instanceof Error ? thrownAt.get(error) : undefined;
    return { file, ...(own ? at(own) : { line }), message: statelessAdvice };
  }
  if (element) return { file, ...at(element), message: `a component in the page failed: ${firstLine}` };
  const failed = `an expression in the page failed: ${firstLine}`;
  // Thrown by the page's own code, not by what it calls: most often a `{name}` that was meant as text.
  const isOwn = above.split("\n    at ").length === 2;
  if (error instanceof ReferenceError && isOwn) {
    return { file, line, column: place?.column, message: `${failed}. ${bracesAdvice}` };
  }
  return { file, line, message: failed };
}

const bracesAdvice = "In prose, write \\{ and \\}, or put it in backticks.";
const statelessAdvice =
  "a page's own components run once, at build time, and have no state: what answers to the reader belongs in client/";

/** The place in the page of one in its compiled code; all of them count from 1. The column is not always known. */
function originalPlace(
  compiled: VFile,
  line: number,
  column: number,
): { line: number; column: number | undefined } | undefined {
  const map = new SourceMap(compiled.map as unknown as ConstructorParameters<typeof SourceMap>[0]);
  const exact = map.findEntry(line - 1, column - 1);
  const isExact = "originalLine" in exact && exact.generatedLine === line - 1 && exact.generatedColumn === column - 1;
  if (isExact) return { line: exact.originalLine + 1, column: exact.originalColumn + 1 };
  // Not each token has an entry, and the one before may be many lines away: the next one in the same line is nearer.
  const length = String(compiled).split("\n")[line - 1]?.length ?? 0;
  for (let next = column; next <= length; next++) {
    const entry = map.findEntry(line - 1, next);
    if ("originalLine" in entry && entry.generatedLine === line - 1) {
      return { line: entry.originalLine + 1, column: undefined };
    }
  }
  return "originalLine" in exact ? { line: exact.originalLine + 1, column: undefined } : undefined;
}
