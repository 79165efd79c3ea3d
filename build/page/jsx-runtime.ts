import { treeRuntime } from "./tree-runtime.ts";

/** The JSX runtime of components that a page imports. Their elements are not inspected: links in them are not checked. */
export const { Fragment, jsx, jsxs, jsxDEV } = treeRuntime(() => {});
