import * as craft from "@craftjs/core";
import * as React from "react";
import * as jsxRuntime from "react/jsx-runtime";
import { loopGuard } from "./loop-guard.ts";
import { fileName, guardName } from "./mistake.ts";
import { ObservedEditor } from "./observed-editor.tsx";

const modules: Record<string, unknown> = {
  react: React,
  "react/jsx-runtime": jsxRuntime,
  "@craftjs/core": { ...craft, Editor: ObservedEditor },
};

function requireModule(name: string): unknown {
  if (Object.hasOwn(modules, name)) return modules[name];
  throw new Error(`There is no "${name}" here: a live example can import react and @craftjs/core.`);
}

/** Runs compiled code. @throws what the code throws, or an error if it does not export a component `App` */
export function evaluate(code: string): React.ComponentType {
  const exports: { App?: unknown } = {};
  // Wrapper and code share the first line, so stack traces keep the source's line numbers. Indirect eval: global scope.
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
