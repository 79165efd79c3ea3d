import * as craft from "@craftjs/core";
import * as React from "react";
import * as jsxRuntime from "react/jsx-runtime";
import { resolveImport } from "../app/project.ts";
import { loopGuard } from "./loop-guard.ts";
import { counterName, guardName } from "./mistake.ts";
import { ObservedEditor } from "./observed-editor.tsx";

/** Packages that sources can import. */
export const packages: Record<string, unknown> = {
  react: React,
  "react/jsx-runtime": jsxRuntime,
  "@craftjs/core": { ...craft, Editor: ObservedEditor },
};

/** Compiled modules, and the text of style sheets and JSON, by path; `entry` exports `App`, or a default. */
export interface Program {
  entry: string;
  files: Record<string, string>;
}

/** Runs a program. @throws its code's errors, or an error if its entry exports no component */
export function evaluate({ entry, files }: Program): { App: React.ComponentType; styles: string[] } {
  const styles: string[] = [];
  const modules = new Map<string, unknown>();

  function load(path: string): unknown {
    if (modules.has(path)) return modules.get(path);
    const text = files[path] ?? "";
    const exports = path.endsWith(".json") ? parse(path, text) : path.endsWith(".module.css") ? classNames : {};
    modules.set(path, exports); // before it runs, since two modules may import each other
    if (path.endsWith(".css")) styles.push(text);
    if (/\.(?:css|json)$/.test(path)) return exports;
    // Wrapper and code share the first line, so stack traces keep the source's line numbers.
    const run = evaluateFunction(
      path,
      `(function (require, exports, ${guardName}, ${counterName}) {${text}\n})\n//# sourceURL=${path}`,
    );
    run((name: string) => requireFrom(path, name), exports, loopGuard, 0);
    return exports;
  }

  function requireFrom(path: string, name: string): unknown {
    if (Object.hasOwn(packages, name)) return packages[name];
    if (!name.startsWith(".")) {
      const names = Object.keys(packages).filter((name) => name !== "react/jsx-runtime");
      const available = name === "react-dom/client" ? "App is rendered for you." : `Available: ${names.join(", ")}.`;
      throw new Error(`"${name}" cannot be imported. ${available}`);
    }
    const file = resolveImport(path, name, files);
    if (file === null) throw new Error(`The file "${name}", imported in ${path}, does not exist.`);
    return load(file);
  }

  const entryExports = load(entry) as { App?: unknown; default?: unknown };
  const App = entryExports.App ?? entryExports.default;
  if (!isComponent(App)) {
    throw new Error(
      "Nothing to show: the source must export a component called App, or a component as its default export.",
    );
  }
  return { App, styles };
}

/** The default export of a CSS module: each class keeps its name, since a project is small. */
const classNames = { default: new Proxy({}, { get: (_, name) => name }), __esModule: true };

/** Whether a value is a function, a class, or a result of memo(), lazy() or forwardRef(). */
const isComponent = (value: unknown): value is React.ComponentType =>
  typeof value === "function" ||
  (typeof value === "object" && value !== null && "$$typeof" in value && !React.isValidElement(value));

function parse(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const { message } = error as Error;
    const [, line] = /\bline (\d+)/.exec(message) ?? [];
    // Not every browser reports the line, and none for every error.
    throw line ? withPlace(path, Number(line), error) : new Error(`${path} is not valid JSON: ${message}`);
  }
}

/** Evaluates a function in the global scope. @throws the browser's syntax error */
function evaluateFunction(path: string, code: string): (...args: unknown[]) => void {
  // biome-ignore lint/security/noGlobalEval: this document exists to run code; see liveExamplePolicy in worker/security-headers.ts
  const indirectEval = globalThis.eval;
  try {
    return indirectEval(code);
  } catch (error) {
    const line = syntaxErrorLine(() => indirectEval(code));
    if (error instanceof Error && /\bimport\.meta\b|\bawait\b/.test(error.message))
      error.message += ". Files run as functions here, without import.meta and top-level await.";
    throw withPlace(path, line, error);
  }
}

/** Adds the place of a syntax error to its stack trace, as run-time errors have it. */
const withPlace = (path: string, line: number, error: unknown) =>
  Object.assign(error as Error, { stack: `${error}\n    at ${path}:${line}` });

/** Whether a syntax error is thrown on purpose: listeners of `error` that were added earlier get it first, and must ignore it. */
export let isSearchingLine = false;

/** Chromium and Firefox only report the line of a syntax error in evaluated code if nothing catches it, as in a listener. */
function syntaxErrorLine(evaluate: () => void): number {
  let line = 0;
  const onError = (event: ErrorEvent) => {
    line = event.lineno;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener("error", onError, true);
  const target = new EventTarget();
  target.addEventListener("evaluate", evaluate);
  isSearchingLine = true;
  target.dispatchEvent(new Event("evaluate"));
  isSearchingLine = false;
  removeEventListener("error", onError, true);
  return line;
}
