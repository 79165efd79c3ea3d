/**
 * One page as real runs of old releases of `@craftjs/core` saved it: a Text, a Card with a linked Box, a Box whose child
 * is not a node, and an HTML element. Releases 0.1.0-beta.11 to 0.2.12 all save it in the current format.
 */
export const oldReleases = {
  "0.1.0-beta.1": {
    "canvas-ROOT": canvas({ nodes: ["node-text", "node-card", "node-box", "node-p"] }, "Canvas"),
    "node-text": saved("Text", { props: { text: "a" }, parent: "canvas-ROOT" }),
    "node-card": saved("Card", { parent: "canvas-ROOT", _childCanvas: { body: "canvas-body" } }),
    "node-box": saved("Box", {
      props: { children: [{ type: { resolvedName: "Text" }, props: { text: "fixed" } }] },
      parent: "canvas-ROOT",
      index: 2,
    }),
    "node-p": saved("p", { type: "p", props: { children: "plain" }, parent: "canvas-ROOT" }),
    "canvas-body": canvas({ parent: "node-card", nodes: ["node-in"] }, "Canvas"),
    "node-in": saved("Text", { props: { text: "in card" }, parent: "canvas-body" }),
  },
  "0.1.0-beta.8": {
    ROOT: canvas({ hidden: false, nodes: ["text", "card", "box", "p"] }, "Element"),
    text: saved("Text", { props: { text: "a" }, hidden: false, parent: "ROOT" }),
    card: saved("Card", { hidden: false, parent: "ROOT", linkedNodes: { body: "body" } }),
    box: saved("Box", { hidden: false, nodes: ["fixed"], parent: "ROOT" }),
    fixed: saved("Text", { props: { text: "fixed" }, hidden: false, parent: "box" }),
    p: saved("p", { type: "p", props: { children: "plain" }, hidden: false, parent: "ROOT" }),
    body: canvas({ hidden: false, nodes: ["in"], parent: "card" }, "Element"),
    in: saved("Text", { props: { text: "in card" }, hidden: false, parent: "body" }),
  },
  "0.3.0-alpha.4": {
    ROOT: node("ROOT", "Box", { nodes: ["text", "card", "box", "p"], isCanvas: true }),
    text: node("text", "Text", { props: { text: "a" }, parent: "ROOT" }),
    card: node("card", "Card", { parent: "ROOT", linkedNodes: { body: "body" } }),
    box: node("box", "Box", { parent: "ROOT", nodes: ["fixed"] }),
    fixed: node("fixed", "Text", { props: { text: "fixed" }, parent: "box" }),
    p: node("p", "p", { props: { children: "plain" }, parent: "ROOT" }),
    body: node("body", "Box", { parent: "card", nodes: ["in"], isCanvas: true }),
    in: node("in", "Text", { props: { text: "in card" }, parent: "body" }),
  },
};

function saved(displayName: string, more: object) {
  return { type: { resolvedName: displayName }, props: {}, displayName, custom: {}, ...more };
}

function canvas(more: object, displayName: string) {
  return { type: { resolvedName: "Box" }, isCanvas: true, props: {}, displayName, custom: {}, ...more };
}

function node(id: string, type: string, more: object) {
  const rest = { nodes: [], linkedNodes: {}, hidden: false, isCanvas: false };
  return { id, type, displayName: type, props: {}, custom: {}, ...rest, ...more };
}
