import { type Transform, transform } from "sucrase";
import type { Mistake } from "../app/messages.ts";
import { guardLoops } from "./guard-loops.ts";
import { fileName } from "./mistake.ts";

/** Compiles TypeScript to JavaScript, keeping line numbers; returns the mistake if it has a syntax error. */
export function compile(source: string, file = fileName): { code: string } | { mistake: Mistake } {
  const syntax: Transform[] = file.endsWith(".ts") ? ["typescript"] : ["typescript", "jsx"];
  try {
    const { code } = transform(guardLoops(source, syntax), {
      transforms: [...syntax, "imports"],
      jsxRuntime: "automatic",
      production: true,
      filePath: file,
    });
    return { code };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    // "Error transforming app.tsx: Unexpected token (3:14)"
    const [, message = text, line, column] =
      /^(?:Error transforming [^:]+: )?(.*?)(?: \((\d+):(\d+)\))?$/s.exec(text) ?? [];
    const body = arrowBody(source, Number(line), Number(column));
    const bodyResult = body === null ? null : compile(body, file);
    if (bodyResult && "mistake" in bodyResult) return bodyResult;
    return { mistake: { message, place: line ? { file, line: Number(line) } : null } };
  }
}

/**
 * The rest of a source after an arrow, on the same lines; null without an arrow. The compiler reports an error
 * anywhere in an arrow function at the arrow, since it then parses it differently.
 */
function arrowBody(source: string, line: number, column: number): string | null {
  const lines = source.split("\n").slice(line - 1);
  const rest = lines.join("\n").slice(column - 1);
  if (!rest.startsWith("=>")) return null;
  const body = rest.slice(2);
  return "\n".repeat(line - 1) + (/^\s*\{/.test(body) ? "async function _()" : "_ =") + body;
}
