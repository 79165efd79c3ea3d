import { useEditor } from "@craftjs/core";
// The bundler resolves to one of the builds; the other is the second copy.
// @ts-expect-error: it stands apart from its types
import commonJs from "../../node_modules/@craftjs/core/dist/cjs/index.js";
// @ts-expect-error: it stands apart from its types
import * as moduleBuild from "../../node_modules/@craftjs/core/dist/esm/index.js";

interface Hooks {
  useEditor: () => unknown;
  useNode: () => unknown;
}

function copy(): Hooks {
  const found = [commonJs as Hooks, moduleBuild as Hooks].find((build) => build.useEditor !== useEditor);
  if (!found) throw new Error("both builds are the same module");
  return found;
}

/** Hooks of a second copy of the package, as a bundle may contain by mistake. */
export const useEditorOfCopy = () => copy().useEditor();
export const useNodeOfCopy = () => copy().useNode();
