/**
 * One page, as releases of `@craftjs/core` saved it when they were run: a text, a card with a linked box, a box whose
 * child is fixed, and an HTML element. 0.1.0-beta.11 to 0.2.12 save alike.
 */
export const oldReleases = {
  "0.1.0-beta.1": {
    "canvas-ROOT": {
      ...{ type: { resolvedName: "Box" }, isCanvas: true, props: {}, displayName: "Canvas", custom: {} },
      nodes: ["node-text", "node-card", "node-box", "node-p"],
    },
    "node-text": {
      type: { resolvedName: "Text" },
      props: { text: "a" },
      displayName: "Text",
      custom: {},
      parent: "canvas-ROOT",
    },
    "node-card": {
      ...{ type: { resolvedName: "Card" }, props: {}, displayName: "Card", custom: {}, parent: "canvas-ROOT" },
      _childCanvas: { body: "canvas-body" },
    },
    "node-box": {
      type: { resolvedName: "Box" },
      props: { children: [{ type: { resolvedName: "Text" }, props: { text: "fixed" } }] },
      ...{ displayName: "Box", custom: {}, parent: "canvas-ROOT", index: 2 },
    },
    "node-p": { type: "p", props: { children: "plain" }, displayName: "p", custom: {}, parent: "canvas-ROOT" },
    "canvas-body": {
      ...{ type: { resolvedName: "Box" }, isCanvas: true, props: {}, displayName: "Canvas", custom: {} },
      ...{ parent: "node-card", nodes: ["node-in"] },
    },
    "node-in": {
      type: { resolvedName: "Text" },
      props: { text: "in card" },
      displayName: "Text",
      custom: {},
      parent: "canvas-body",
    },
  },
  "0.1.0-beta.8": {
    ROOT: {
      ...{
        type: { resolvedName: "Box" },
        isCanvas: true,
        props: {},
        displayName: "Element",
        custom: {},
        hidden: false,
      },
      nodes: ["text", "card", "box", "p"],
    },
    text: {
      type: { resolvedName: "Text" },
      props: { text: "a" },
      displayName: "Text",
      custom: {},
      hidden: false,
      parent: "ROOT",
    },
    card: {
      ...{ type: { resolvedName: "Card" }, props: {}, displayName: "Card", custom: {}, hidden: false, parent: "ROOT" },
      linkedNodes: { body: "body" },
    },
    box: {
      ...{ type: { resolvedName: "Box" }, props: {}, displayName: "Box", custom: {}, hidden: false, nodes: ["fixed"] },
      parent: "ROOT",
    },
    fixed: {
      type: { resolvedName: "Text" },
      props: { text: "fixed" },
      displayName: "Text",
      custom: {},
      hidden: false,
      parent: "box",
    },
    p: { type: "p", props: { children: "plain" }, displayName: "p", custom: {}, hidden: false, parent: "ROOT" },
    body: {
      ...{
        type: { resolvedName: "Box" },
        isCanvas: true,
        props: {},
        displayName: "Element",
        custom: {},
        hidden: false,
      },
      ...{ nodes: ["in"], parent: "card" },
    },
    in: {
      type: { resolvedName: "Text" },
      props: { text: "in card" },
      displayName: "Text",
      custom: {},
      hidden: false,
      parent: "body",
    },
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

function node(id: string, type: string, more: object) {
  const rest = { nodes: [], linkedNodes: {}, hidden: false, isCanvas: false };
  return { id, type, displayName: type, props: {}, custom: {}, ...rest, ...more };
}
