import type { FoundCode } from "./collect.ts";

/** A code block for the tests of this folder, which say of it what matters to them. */
export function block(code: string, more: Partial<FoundCode> = {}): FoundCode {
  return { line: 10, indent: 0, language: "tsx", code, options: {}, fromFile: false, ...more };
}
