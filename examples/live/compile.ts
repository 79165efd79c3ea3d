import { type Transform, transform } from "sucrase";
import type { Mistake } from "../../client/playground/messages.ts";
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
    const [, message = text, line] = /^(?:Error transforming [^:]+: )?(.*?)(?: \((\d+):\d+\))?$/s.exec(text) ?? [];
    return { mistake: { message, place: line ? { file, line: Number(line) } : null } };
  }
}
