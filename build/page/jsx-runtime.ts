import { treeRuntime } from "./tree-runtime.ts";

/** JSX runtime for imported components. Their elements are not inspected, so their links are not checked. */
export const { Fragment, jsx, jsxs, jsxDEV } = treeRuntime(() => {});
