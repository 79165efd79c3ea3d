const deprecated = "deprecated: in the table of deprecated names";
const canvasMap = "no release since 0.1 writes it: it exists to type old data";

/** Members left out of the reference, with the reason, by type name (see "Reference tables" in the README). */
export const undocumented: Record<string, Record<string, string>> = {
  "ReturnType<typeof NodeHelpers>": {
    decendants: deprecated,
    isParentOfTopLevelCanvas: deprecated,
    isTopLevelCanvas: deprecated,
  },
  NodeData: { _childCanvas: canvasMap },
  SerializedNode: { _childCanvas: canvasMap },
  "useEditorReturnType['actions']": { history: "a group of actions, with a separate section and table" },
  "ReturnType<typeof useLayer>": {
    query: "the queries of the panel's store, which has none",
    store: "the panel's store: internal",
  },
};
