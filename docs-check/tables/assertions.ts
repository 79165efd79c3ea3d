import { site } from "../../content/site.ts";
import type { Problem } from "../lib/problems.ts";
import type { Diagnostic } from "../snippets/type-check.ts";
import { packageExports } from "./package-exports.ts";

/** One statement of TypeScript that compiles only when what a page says is true. */
export interface Assertion {
  /** On one line. */
  code: string;
  page: string;
  line: number;
  /** What is wrong when it does not compile; `reason` is what the compiler says. */
  explain: (reason: string) => string;
  /** Whether it must not compile: the page shows it as a mistake. */
  wrong?: true;
}

/** Makes the assertions that stand for one place of a page. */
export const assertionsAt =
  (page: string, line: number) =>
  (code: string, explain: Assertion["explain"]): Assertion => ({ code, page, line, explain });

/** Assertions as the source of a file. */
export interface AssertionSource {
  source: string;
  /** The assertions by their line in the file. */
  byLine: ReadonlyMap<number, Assertion>;
  /** The compiler's messages that count, `TS2339`; without it, all do. */
  counts?: ReadonlySet<string>;
}

export interface AssertionFile extends AssertionSource {
  path: string;
}

/** Packages whose names stand in the pages as if they were imported. */
export const documentedPackages = site.packages;

/** Types of React that pages name without an import. */
export const reactTypes =
  'import type { ComponentProps, ComponentType, CSSProperties, ElementType, ReactElement, ReactNode } from "react";';

const header = (): string =>
  [
    'import type * as React from "react";',
    reactTypes,
    ...documentedPackages.map((name) => `import type { ${packageExports(name).join(", ")} } from "${name}";`),
    "type IsAny<T> = 0 extends 1 & T ? true : false;",
    "type IsOptional<T, K extends keyof T> = {} extends Pick<T, K> ? true : false;",
    "// What a page calls the props of any component.",
    "type Props = Record<string, unknown>;",
    "type AnyOf<T extends unknown[]> = { [K in keyof T]: any };",
    "// What signatures leave out on purpose.",
    "type Without<T extends unknown[], Left> = { [K in keyof T]: Exclude<T[K], Left> };",
    "// What callbacks among parameters return.",
    "type ReturnedBy<T extends unknown[]> = { [K in keyof T]: NonNullable<T[K]> extends (...all: never[]) => infer R ? R : unknown };",
  ].join("\n");

/** Puts assertions, a line each, below the declarations that they need. */
export function sourceOf(declarations: string, assertions: Assertion[]): AssertionSource {
  const first = declarations.split("\n").length + 1;
  return {
    source: [declarations, ...assertions.map(({ code }) => code), "export {};", ""].join("\n"),
    byLine: new Map(assertions.map((assertion, index) => [first + index, assertion])),
  };
}

/** Puts assertions about one type into a source, where they call it `Subject`. One that is no type is reported at its place. */
export function aboutType(
  subject: { type: string; page: string; line: number },
  assertions: Assertion[],
): AssertionSource {
  const isType: Assertion = {
    code: `type Subject = ${subject.type.replace(/\s+/g, " ")};`,
    page: subject.page,
    line: subject.line,
    explain: (reason) => `"${subject.type}" is no type that the packages export: ${reason}`,
  };
  return sourceOf(header(), [isType, ...assertions]);
}

/** Parameters without a type are what a page may write: `(query) => void`. */
const implicitAny = new Set(["TS7006", "TS7008", "TS7031", "TS7051"]);

/** The problems in the pages that the compiler's messages about assertion files stand for, one for each line. */
export function assertionProblems(files: AssertionFile[], diagnostics: Diagnostic[]): Problem[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const problems = new Map<string, Problem>();
  const mistakes = new Set(files.flatMap(({ byLine }) => [...byLine.values()].filter(({ wrong }) => wrong)));
  for (const { path, line, code, message } of diagnostics) {
    const file = byPath.get(path);
    if (!file || implicitAny.has(code) || file.counts?.has(code) === false) continue;
    const assertion = file.byLine.get(line);
    if (!assertion) throw new Error(`${path}:${line}: ${code}: ${message}`);
    if (mistakes.delete(assertion) || assertion.wrong) continue;
    const text = assertion.explain(message);
    // Where only some messages count, each is about a name of its own.
    const key = `${assertion.page}:${assertion.line}${file.counts ? text : ""}`;
    if (!problems.has(key)) problems.set(key, { file: assertion.page, line: assertion.line, message: text });
  }
  const allowed = [...mistakes].map(({ page, line, explain }) => ({ file: page, line, message: explain("") }));
  return [...problems.values(), ...allowed];
}
