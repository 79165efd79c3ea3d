import { globSync, readFileSync } from "node:fs";
import { packageDeclarations } from "./package-files.ts";

/** A parameter as the packages declare it. */
export interface DeclaredParameter {
  name: string;
  type: string;
}

const called = /(?<![\w.])([a-z]\w+)(?:<[^()]*?>)?\??:? ?(?=\()/g;

/** The parameters of all functions that the packages declare, by the function's name: one list for each declaration. */
export function declaredParameters(): Map<string, DeclaredParameter[][]> {
  const found = new Map<string, DeclaredParameter[][]>();
  for (const file of globSync(packageDeclarations)) {
    const code = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
    for (const { 0: text, 1: name = "", index } of code.matchAll(called)) {
      const parameters = parametersAt(code, index + text.length);
      if (parameters) found.set(name, [...(found.get(name) ?? []), parameters]);
    }
  }
  return found;
}

/** What stands in brackets from a place on, if it is a list of parameters. */
function parametersAt(code: string, start: number): DeclaredParameter[] | null {
  const parts: string[] = [""];
  let depth = 0;
  for (let place = start; place < code.length; place++) {
    const sign = code[place] ?? "";
    const before = code[place - 1];
    if (/[)\]}]/.test(sign) || (sign === ">" && before !== "=")) depth--;
    if (depth === 0 && place > start) return parts.join("").trim() ? namesAndTypes(parts) : null;
    if (sign === "," && depth === 1) parts.push("");
    else if (depth > 0) parts[parts.length - 1] += sign;
    if (/[([{<]/.test(sign)) depth++;
  }
  return null;
}

function namesAndTypes(parts: string[]): DeclaredParameter[] | null {
  const parameters = parts.map((part) => {
    const [, name, type = ""] = /^\s*(\w+)\??\s*:\s*([\s\S]+)$/.exec(part) ?? [];
    return name ? { name, type: type.replace(/\s+/g, " ").trim() } : null;
  });
  return parameters.every((parameter) => parameter !== null) ? parameters : null;
}
