import type { Signature } from "../lib/read-pages.ts";
import { type Assertion, assertionMaker } from "./assertions.ts";
import { typeAt } from "./table-assertions.ts";

export interface ReadSignature {
  name: string;
  parameters: string;
  returns: string | null;
}

/**
 * Parses `add(node: Node, index?: number): void`. A default, `rate = 500`, makes a parameter optional; a chained call,
 * `parse(element).toTree(): Tree`, is a method of the result. Null if not a signature.
 */
export function readSignature(text: string): ReadSignature | null {
  const open = text.indexOf("(");
  const close = closingIndex(text, open);
  const name = text.slice(0, open).split(".").at(-1)?.trim();
  if (open < 1 || close < 0 || !name) return null;
  const parameters = text.slice(open + 1, close).replace(/(\w+)\s*=(?!>)\s*[^,)]+/g, "$1?");
  const rest = text.slice(close + 1).trim();
  if (rest.startsWith(".")) {
    const method = readSignature(rest.slice(1));
    return (
      method && {
        name,
        parameters,
        returns: `{ ${method.name}(${method.parameters}): ${method.returns ?? "unknown"} }`,
      }
    );
  }
  if (rest !== "" && !rest.startsWith(":")) return null;
  return { name, parameters, returns: rest === "" ? null : rest.slice(1).trim() };
}

function closingIndex(text: string, open: number): number {
  let depth = 0;
  for (let index = open; index >= 0 && index < text.length; index++) {
    if ("([{".includes(text[index] ?? "")) depth++;
    else if (")]}".includes(text[index] ?? "") && --depth === 0) return index;
  }
  return -1;
}

/** Assertions for a signature: the member can be called that way, and takes exactly these parameters. */
export function signatureAssertions(page: string, { line, heading, text, mark }: Signature): Assertion[] {
  const assert = assertionMaker(page, line);
  const path = heading
    .replace(/[\s(].*$/, "")
    .split(".")
    .slice(mark.prefix ? 1 : 0);
  const name = path.join(".");
  const signature = readSignature(text);
  if (!signature || signature.name !== path.at(-1)) {
    return [assert("(null! as string) satisfies never;", () => `"${text}" is not a signature of \`${name}\``)];
  }
  const actual = typeAt(path);
  const returns = signature.returns ?? "unknown";
  const documented = `((${signature.parameters}) => ${returns})`;
  const explain = (reason: string) => `\`${name}\` has another signature: ${reason}`;
  const assertions = [
    assert(`(null! as ${actual}) satisfies ${documented};`, explain),
    assert(`(null! as Without<Parameters<${actual}>, ${mark.without}>) satisfies Parameters<${documented}>;`, explain),
    assert(`(null! as Parameters<${actual}>) satisfies AnyOf<Parameters<${documented}>>;`, explain),
    assert(`(null! as AnyOf<Parameters<${documented}>>) satisfies AnyOf<Parameters<${actual}>>;`, explain),
    // Assignability ignores a callback's return type where `void` is expected, so compare it separately.
    assert(`(null! as ReturnedBy<Parameters<${documented}>>) satisfies ReturnedBy<Parameters<${actual}>>;`, explain),
  ];
  if (signature.returns !== null) {
    assertions.push(assert(`(null! as ReturnType<${documented}>) satisfies ReturnType<${actual}>;`, explain));
  }
  return assertions;
}
