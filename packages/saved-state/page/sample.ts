const node = (resolvedName: string, other: object) => ({
  type: { resolvedName },
  isCanvas: false,
  props: {},
  displayName: resolvedName,
  custom: {},
  hidden: false,
  nodes: [],
  linkedNodes: {},
  ...other,
});

/** A page with faults: a child is missing, another has a wrong parent, and no node lists a third. */
export const sample = JSON.stringify({
  ROOT: node("Container", {
    isCanvas: true,
    props: { padding: 24 },
    nodes: ["title", "gone"],
    linkedNodes: { side: "bar" },
  }),
  title: node("Text", { props: { text: "Hello", align: null }, parent: "bar" }),
  bar: node("Container", { isCanvas: true, parent: "ROOT", nodes: ["button"] }),
  button: node("Button", { props: { label: "Buy" }, parent: "bar" }),
  lost: node("Text", { props: { text: "Nobody lists me" }, parent: "ROOT" }),
});
