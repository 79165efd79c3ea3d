import type { Problem } from "files/problems.ts";
import { site } from "../../../content/site.ts";
import type { Diagnostic } from "../snippets/type-check.ts";
import { packageExports } from "./package-exports.ts";

/** A TypeScript statement that compiles only if a page's claim is true. */
export interface Assertion {
  /** On one line. */
  code: string;
  page: string;
  line: number;
  /** The problem when it does not compile; `reason` is the compiler's message. */
  explain: (reason: string) => string;
}

/** Makes the assertions for one place of a page. */
export const assertionMaker =
  (page: string, line: number) =>
  (code: string, explain: Assertion["explain"]): Assertion => ({ code, page, line, explain });

export interface AssertionSource {
  source: string;
  byLine: ReadonlyMap<number, Assertion>;
  /** Compiler codes that count, such as `TS2339`; all by default. */
  counts?: ReadonlySet<string>;
}

export interface AssertionFile extends AssertionSource {
  path: string;
}

/** Packages whose names pages use without an import. */
export const documentedPackages = site.packages;

/** React types that pages use without an import. */
const reactTypes =
  'import type { ComponentProps, ComponentType, CSSProperties, ElementType, ReactElement, ReactNode } from "react";';

/** Imports of all types that pages use. */
export const exportedTypes = (): string =>
  [
    'import type * as React from "react";',
    reactTypes,
    ...documentedPackages.map((name) => `import type { ${packageExports(name).join(", ")} } from "${name}";`),
  ].join("\n");

const header = (): string =>
  [
    exportedTypes(),
    "type IsAny<T> = 0 extends 1 & T ? true : false;",
    "type IsOptional<T, K extends keyof T> = {} extends Pick<T, K> ? true : false;",
    "// The name that pages use for the props of any component.",
    "type Props = Record<string, unknown>;",
    "type AnyOf<T extends unknown[]> = { [K in keyof T]: any };",
    "// Types that signatures leave out on purpose.",
    "type Without<T extends unknown[], Left> = { [K in keyof T]: Exclude<T[K], Left> };",
    "// Return types of callbacks among parameters.",
    "type ReturnedBy<T extends unknown[]> = { [K in keyof T]: NonNullable<T[K]> extends (...all: never[]) => infer R ? R : unknown };",
  ].join("\n");

/** Puts assertions, one per line, below their declarations. */
function sourceOf(declarations: string, assertions: Assertion[]): AssertionSource {
  const firstLine = declarations.split("\n").length + 1;
  return {
    source: [declarations, ...assertions.map(({ code }) => code), "export {};", ""].join("\n"),
    byLine: new Map(assertions.map((assertion, index) => [firstLine + index, assertion])),
  };
}

/** Source with assertions about one type, named `Subject` there. An invalid type is reported on the page. */
export function aboutType(
  subject: { type: string; page: string; line: number },
  assertions: Assertion[],
): AssertionSource {
  const typeAssertion: Assertion = {
    code: `type Subject = ${subject.type.replace(/\s+/g, " ")};`,
    page: subject.page,
    line: subject.line,
    explain: (reason) => `"${subject.type}" is not a type that the packages export: ${reason}`,
  };
  return sourceOf(header(), [typeAssertion, ...assertions]);
}

/** Pages may omit parameter types: `(query) => void`. */
const implicitAny = new Set(["TS7006", "TS7008", "TS7031", "TS7051"]);

/** Maps the compiler's messages about assertion files to problems, one per line of a page. */
export function assertionProblems(files: AssertionFile[], diagnostics: Diagnostic[]): Problem[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const problems = new Map<string, Problem>();
  for (const { path, line, code, message } of diagnostics) {
    const file = byPath.get(path);
    if (!file || implicitAny.has(code) || file.counts?.has(code) === false) continue;
    const assertion = file.byLine.get(line);
    if (!assertion) throw new Error(`${path}:${line}: ${code}: ${message}`);
    const text = assertion.explain(message);
    // If only some codes count, each message is about another name.
    const key = `${assertion.page}:${assertion.line}${file.counts ? text : ""}`;
    if (!problems.has(key)) problems.set(key, { file: assertion.page, line: assertion.line, message: text });
  }
  return [...problems.values()];
}
