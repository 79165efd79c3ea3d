import { transform } from "sucrase";
import { guardLoops } from "./guard-loops.ts";
import { fileName, type Mistake } from "./mistake.ts";

/** Compiles an example's TSX to JavaScript, keeping line numbers; returns the mistake if it has a syntax error. */
export function compile(source: string): { code: string } | { mistake: Mistake } {
  try {
    const { code } = transform(guardLoops(source), {
      transforms: ["typescript", "jsx", "imports"],
      jsxRuntime: "automatic",
      production: true,
      filePath: fileName,
    });
    return { code };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    // "Error transforming app.tsx: Unexpected token (3:14)"
    const [, message = text, line] = /^(?:Error transforming [^:]+: )?(.*?)(?: \((\d+):\d+\))?$/s.exec(text) ?? [];
    return { mistake: { message, line: line ? Number(line) : null } };
  }
}
