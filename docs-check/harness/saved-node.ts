import type { SerializedNode } from "@craftjs/core";

/** A node as it stands in a saved page: one without props, children or parent, but for what `more` says. */
export const savedNode = <More extends object>(type: SerializedNode["type"], more?: More) => ({
  type,
  isCanvas: false,
  props: {},
  displayName: typeof type === "string" ? type : "Sample",
  custom: {},
  hidden: false,
  nodes: [] as string[],
  linkedNodes: {} as Record<string, string>,
  ...(more as More),
});
