import * as craft from "@craftjs/core";
import * as React from "react";
import * as jsxRuntime from "react/jsx-runtime";
import { loopGuard } from "./loop-guard.ts";
import { fileName, guardName } from "./mistake.ts";
import { ObservedEditor } from "./observed-editor.tsx";

/** What an example may import. */
const modules: Record<string, unknown> = {
  react: React,
  "react/jsx-runtime": jsxRuntime,
  "@craftjs/core": { ...craft, Editor: ObservedEditor },
};

function requireModule(name: string): unknown {
  if (Object.hasOwn(modules, name)) return modules[name];
  throw new Error(`There is no "${name}" here: a live example can import react and @craftjs/core.`);
}

/**
 * Runs an example's compiled code.
 * @returns the component that it exports as `App`
 * @throws what the code throws, and an error when there is no such component
 */
export function evaluate(code: string): React.ComponentType {
  const exports: { App?: unknown } = {};
  // On one line with the code's first, so that a line in a stack is a line of the source. Indirect: in the global scope.
  // biome-ignore lint/security/noGlobalEval: what this document is for; see liveExamplePolicy in worker/security-headers.ts
  const indirectEval = globalThis.eval;
  indirectEval(`(function (require, exports, ${guardName}) {${code}\n})\n//# sourceURL=${fileName}`)(
    requireModule,
    exports,
    loopGuard,
  );
  if (typeof exports.App !== "function") {
    throw new Error("Nothing to show: the source has to export a component that is called App.");
  }
  return exports.App as React.ComponentType;
}
