import { useEditor } from "@craftjs/core";
// One of the two builds is the one that the bundler takes.
// @ts-expect-error: it stands apart from its types
import commonJs from "../../../node_modules/@craftjs/core/dist/cjs/index.js";
// @ts-expect-error: it stands apart from its types
import { useEditor as useEditorOfModule } from "../../../node_modules/@craftjs/core/dist/esm/index.js";

const hooks: (() => unknown)[] = [commonJs.useEditor, useEditorOfModule];

/** The hook of a second copy of the package, as a bundle may hold one by mistake. */
export function useEditorOfCopy(): unknown {
  const useCopy = hooks.find((hook) => hook !== useEditor);
  if (!useCopy) throw new Error("both builds are the same module");
  return useCopy();
}
