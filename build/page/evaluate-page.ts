import { resolve } from "node:path";
import vm from "node:vm";
import type { VFile } from "vfile";
import type { Problem } from "../base/problems.ts";
import { componentProps } from "./component-props.ts";
import { evaluationProblem } from "./evaluation-problems.ts";
import { hideWarning } from "./hide-warning.ts";
import type { FoundImport } from "./imports.ts";
import type { TreeNode } from "./tree.ts";
import { type OnElement, toNodes, treeRuntime } from "./tree-runtime.ts";
import { withRejections } from "./unhandled-rejections.ts";

// The only way to let pages import modules.
hideWarning("vm.USE_MAIN_CONTEXT_DEFAULT_LOADER");

/** Runs a compiled page once. What it throws or leaves rejected is reported as a problem of the page. */
export async function evaluatePage(
  compiled: VFile,
  file: string,
  found: FoundImport[],
  onElement: OnElement,
): Promise<{ body: TreeNode[]; problems: Problem[] }> {
  const scriptName = `${resolve(file)}.js`;
  const { outcome, rejections } = await withRejections(() => run(compiled, scriptName, onElement));
  const errors = outcome.status === "rejected" ? [outcome.reason, ...rejections] : rejections;
  return {
    body: outcome.status === "fulfilled" ? outcome.value : [],
    problems: errors.map((error) => evaluationProblem(error, { compiled, file, scriptName, found })),
  };
}

async function run(compiled: VFile, scriptName: string, onElement: OnElement): Promise<TreeNode[]> {
  const script = new vm.Script(`(async function () {${compiled}\n})`, {
    filename: scriptName,
    importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  const names = [...Object.keys(componentProps), "CodeBlock"];
  // Components stay names here; build/page/content-html.ts renders them.
  const components = Object.fromEntries(names.map((name) => [name, name]));
  const module = await script.runInThisContext()(treeRuntime(onElement));
  // `await` is needed when an expression in the page awaits something.
  return toNodes(await module.default({ components }), {}).filter((node) => node !== "\n");
}
