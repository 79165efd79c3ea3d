import type { Code } from "../catalogue.ts";

type Saved = Record<string, unknown>;
type Document = Record<string, Saved>;

/** A node in its saved format: a Box is a canvas. */
export const savedNode = (resolvedName: string, more: Saved = {}): Saved => ({
  type: { resolvedName },
  isCanvas: resolvedName === "Box",
  props: {},
  displayName: resolvedName,
  custom: {},
  hidden: false,
  nodes: [],
  linkedNodes: {},
  ...more,
});

export interface Damage {
  code: Code;
  /** Damages a document; `own` is the id of a separate Text in ROOT. */
  apply(document: Document, own: string): void;
}

/** Sets fields of the node, and adds or replaces other nodes. Both may need its id. */
const set = (
  code: Code,
  fields: Saved | ((own: string) => Saved),
  others: (own: string) => Record<string, unknown> = () => ({}),
): Damage => ({
  code,
  apply(document, own) {
    Object.assign(document[own] ?? {}, typeof fields === "function" ? fields(own) : fields);
    Object.assign(document, others(own));
  },
});
const props = (code: Code, props: unknown) => set(code, { props });
/** Adds or replaces nodes. */
const put = (code: Code, nodes: (own: string) => Record<string, unknown>) => set(code, {}, nodes);
/** Adds a child to the root. */
const list = (code: Code, child: (own: string) => string, { apply }: Damage = set(code, {})): Damage => ({
  code,
  apply(document, own) {
    apply(document, own);
    childrenOf(rootOf(document)).push(child(own));
  },
});

/** Renames the keys of a node, and of its type. */
const renameKeys = (rename: (key: string) => string): Damage => ({
  code: "key-case",
  apply(document, own) {
    const renamed = (value: unknown) =>
      Object.fromEntries(Object.entries(value as Saved).map(([key, value]) => [rename(key), value]));
    const { type, ...rest } = document[own] ?? {};
    document[own] = renamed({ ...rest, type: typeof type === "object" && type ? renamed(type) : type });
  },
});
const tagProps = (props: Saved) => set("tag-prop", { type: "section", props });

const box = (parent: string, more: Saved = {}) => savedNode("Box", { parent, ...more });
const card = (more: Saved) => savedNode("Card", { parent: "ROOT", ...more });
const text = (parent: string) => savedNode("Text", { parent });

/** In JSON, unlike in a literal, `__proto__` is an ordinary key. */
const fromJson = (json: string) => JSON.parse(json);

const rootOf = (document: Document) => (document.ROOT ??= savedNode("Box"));
const childrenOf = (node: Saved | undefined) => node?.nodes as unknown[];

/** Ways to damage one node without an effect on others. */
export const damages: Record<string, Damage> = {
  "entry is null": put("null-node", (own) => ({ [`${own}!`]: null })),
  "entry is a number": put("not-a-node", (own) => ({ [`${own}!`]: 2 })),
  "entry is a list": put("not-a-node", (own) => ({ [`${own}!`]: [] })),
  "entry is a title": put("not-a-node", (own) => ({ [`${own}!`]: { title: "A page", version: 2 } })),
  "entry is JSON text": {
    code: "packed-node",
    apply: (document, own) => void Object.assign(document, { [own]: JSON.stringify(document[own]) }),
  },
  "entry is JSON text of JSON text": {
    code: "packed-node",
    apply: (document, own) => void Object.assign(document, { [own]: JSON.stringify(JSON.stringify(document[own])) }),
  },
  "keys are in snake case": renameKeys((key) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)),
  "keys are in kebab case": renameKeys((key) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)),
  "keys are in Pascal case": renameKeys((key) => key.replace(/^[a-z]/, (letter) => letter.toUpperCase())),
  "keys are in lower case": renameKeys((key) => key.toLowerCase()),
  "children in place of nodes": {
    code: "key-case",
    apply(document, own) {
      const { nodes: _, ...node } = document[own] ?? {};
      document[own] = { ...node, children: [savedNode("Text", { props: { text: "Within" } })] };
    },
  },
  "resolvedName in place of type": {
    code: "key-case",
    apply(document, own) {
      const { type, ...node } = document[own] ?? {};
      document[own] = { resolvedName: (type as Saved).resolvedName, ...node };
    },
  },
  "node of the editor's state": {
    code: "editor-state",
    apply(document, own) {
      const { type: _, ...data } = document[own] ?? {};
      document[own] = { id: own, data: { ...data, name: "Text" }, events: {}, dom: null, rules: {} };
    },
  },
  "no type": set("no-type", { type: undefined }),
  "type is null": set("no-type", { type: null }),
  "type is a number": set("no-type", { type: 3 }),
  "type without a name": set("no-type", { type: {} }),
  "type is empty": set("no-type", { type: "" }),
  "name is empty": set("no-type", { type: { resolvedName: "" } }),
  "name is null": set("no-type", { type: { resolvedName: null } }),
  "component is unknown": set("unknown-component", { type: { resolvedName: "OldHero" }, displayName: "Old hero" }),
  "component with linked nodes is unknown": set(
    "unknown-component",
    (own) => ({ type: { resolvedName: "OldCard" }, linkedNodes: { body: `${own}-body` } }),
    (own) => ({ [`${own}-body`]: box(own) }),
  ),
  "type is missing and the display name is a component": set("no-type", { type: undefined, displayName: "Box" }),
  "type is JSON text": set("bad-tag", { type: '{"resolvedName":"Text"}' }),
  "component has a name of Object.prototype": set("prototype-name", { type: { resolvedName: "constructor" } }),
  "component is __proto__": set("prototype-name", fromJson('{"type":{"resolvedName":"__proto__"}}')),
  "type is Canvas": set("old-canvas", { type: { resolvedName: "Canvas" }, props: { is: { resolvedName: "Box" } } }),
  "children has a Canvas": props("old-canvas", {
    children: [
      { type: "b", props: { children: [{ type: { resolvedName: "Canvas" }, props: { is: "i", text: "x" } }] } },
    ],
  }),
  "type is a component's bare name": set("component-as-tag", { type: "Text" }),
  "type is not a tag": set("bad-tag", { type: "my text" }),
  "void element has a child": set(
    "void-element",
    (own) => ({ type: "img", props: {}, isCanvas: true, nodes: [`${own}-in`] }),
    (own) => ({ [`${own}-in`]: text(own) }),
  ),
  "void element within children has text": props("void-element", {
    children: ["a", { type: "br", props: { children: "Text" } }],
  }),
  "void element has HTML": set("void-element", {
    type: "hr",
    props: { dangerouslySetInnerHTML: { __html: "" } },
  }),
  "textarea has a value and a child": set(
    "tag-prop",
    (own) => ({ type: "textarea", props: { defaultValue: "a" }, isCanvas: true, nodes: [`${own}-in`] }),
    (own) => ({ [`${own}-in`]: text(own) }),
  ),
  "ref of an element is a string": tagProps({ ref: "x" }),
  "style of an element is a string": tagProps({ style: "color: red" }),
  "style of an element is empty": tagProps({ style: "" }),
  "HTML of an element is a string": tagProps({ dangerouslySetInnerHTML: "<b>x</b>" }),
  "HTML of an element has no __html": tagProps({ dangerouslySetInnerHTML: { html: "<b>x</b>" } }),
  "HTML of an element is combined with children": tagProps({
    dangerouslySetInnerHTML: { __html: "<b>x</b>" },
    children: "y",
  }),
  "style within children is a string": props("tag-prop", {
    children: [{ type: "b", props: { style: "color: red", children: "x" } }],
  }),
  "style of a component is a string": props("tag-prop", { style: "color: red" }),
  "HTML of a component is a string": props("tag-prop", { dangerouslySetInnerHTML: "<b>x</b>" }),
  "void element has text": set("void-element", { type: "br", props: { children: "Text" } }),
  "no props": set("no-props", { props: undefined }),
  "props are null": set("no-props", { props: null }),
  "props are a string": set("bad-props", { props: "abc" }),
  "props are a list": set("bad-props", { props: ["abc"] }),
  "props are a number": props("bad-props", 5),
  "props are an empty list": props("bad-props", []),
  "props are JSON text": set("bad-props", { props: '{"text":"packed"}' }),
  "__proto__ in props": set("prototype-key", fromJson('{"props":{"__proto__":{"text":"x"}}}')),
  "__proto__ within a prop": set("prototype-key", fromJson('{"props":{"data":{"__proto__":{"text":"x"}}}}')),
  "children is a number": props("bad-children", { children: 5 }),
  "children has a number": props("bad-children", { children: ["a", 5] }),
  "children has null": props("bad-children", { children: ["a", null] }),
  "children has an element without props": props("bad-children", { children: ["a", { type: "b" }] }),
  "children has an element of no type": props("bad-children", { children: [{ type: {}, props: { text: "x" } }] }),
  "children has elements": props("old-children", { children: [{ type: "b", props: { children: "x" } }] }),
  "children has an element around null": props("bad-children", {
    children: [{ type: "b", props: { children: ["a", null] } }],
  }),
  "children has an element of an unknown component": props("unknown-component", {
    children: [
      { type: "b", props: { children: [{ type: { resolvedName: "Old" }, props: { children: "x", size: 1 } }] } },
    ],
  }),
  "prop contains an element": props("element-in-prop", {
    text: { type: "b", key: null, props: {}, _owner: null, _store: {} },
  }),
  "prop contains an element of a component": props("element-in-prop", {
    text: { type: { resolvedName: "Text" }, isCanvas: false, props: {} },
  }),
  "prop contains a list with an element of a component": props("element-in-prop", {
    text: ["a", { key: "b", ref: null, props: {} }],
  }),
  "children is null within an element": props("bad-children", {
    children: [{ type: "b", props: { children: [null, "x"] } }],
  }),
  "children is an element": props("element-in-prop", { children: { type: "b", props: {} } }),
  "prop has resolvedName": props("resolved-name-prop", { text: { resolvedName: "Text" } }),
  "prop has resolvedName and a type": props("resolved-name-prop", { text: { resolvedName: "Text", type: "b" } }),
  "prop within a prop has resolvedName and a type": props("resolved-name-prop", {
    text: { resolvedName: "Text", type: "b", props: { in: { resolvedName: "Text", type: "i" } } },
  }),
  "prop is null": props("null-prop", { text: null }),
  "prop is a function as a string": props("function-text", { onClick: "() => alert(1)" }),
  "prop is a date as a string": props("date-text", { since: "2024-02-03T10:11:12.123Z" }),
  "prop is large": props("large-value", { src: `data:image/png;base64,${"A".repeat(200_000)}` }),
  "hidden is a string": set("bad-flag", { hidden: "false" }),
  "isCanvas is a number": set("bad-flag", { isCanvas: 1 }),
  "displayName is an object": set("bad-field", { displayName: { en: "Text" } }),
  "custom is a string": set("bad-field", { custom: "note" }),
  "custom is JSON text": set("bad-field", { custom: '{"note":"x"}' }),
  "key is unknown": set("unknown-key", { version: 2 }),
  "index of old releases": set("unknown-key", { index: 0 }),
  "nodes is a string": set("bad-nodes", { nodes: "x" }),
  "nodes is an object": set("bad-nodes", { nodes: { 0: "x" } }),
  "nodes is JSON text": set(
    "bad-nodes",
    (own) => ({ nodes: JSON.stringify([`${own}-x`]), isCanvas: true }),
    (own) => ({ [`${own}-x`]: text(own) }),
  ),
  "nodes is a list in one string": set(
    "bad-nodes",
    (own) => ({ nodes: `${own}-x, ${own}-y`, isCanvas: true }),
    (own) => ({ [`${own}-x`]: text(own), [`${own}-y`]: text(own) }),
  ),
  "linkedNodes is a list": set("bad-linked-nodes", { linkedNodes: ["x"] }),
  "linkedNodes is a list of nodes": set(
    "bad-linked-nodes",
    (own) => ({ type: { resolvedName: "Card" }, linkedNodes: [`${own}-x`] }),
    (own) => ({ [`${own}-x`]: box(own, { props: { text: "kept" } }) }),
  ),
  "linkedNodes is JSON text": set(
    "bad-linked-nodes",
    (own) => ({ type: { resolvedName: "Card" }, linkedNodes: JSON.stringify({ body: `${own}-x` }) }),
    (own) => ({ [`${own}-x`]: box(own, { props: { text: "kept" } }) }),
  ),
  "child is null": set("bad-child", { nodes: [null], isCanvas: true }),
  "child is an object": set("bad-child", { nodes: [{ id: "x" }], isCanvas: true }),
  "child is a node": set("bad-child", {
    nodes: [savedNode("Box", { props: { text: "inline" }, nodes: [savedNode("Text", { props: { text: "inner" } })] })],
    isCanvas: true,
  }),
  "child is a node with an id": set("bad-child", (own) => ({
    nodes: [{ id: `${own}-x`, ...savedNode("Text", { props: { text: "inline" } }) }],
    isCanvas: true,
  })),
  "child is spelt in another way": set(
    "dangling-child",
    (own) => ({ nodes: [`${own}-aBc`], isCanvas: true }),
    (own) => ({ [`${own.replace("-", "_")}_a_bc`]: text(own) }),
  ),
  "child is a number": put("bad-child", (own) => ({
    [own]: box("ROOT", { nodes: [12345678901] }),
    12345678901: text(own),
  })),
  "child is missing": set("dangling-child", { nodes: ["gone"], isCanvas: true }),
  "linked node is missing": set("dangling-link", { type: { resolvedName: "Card" }, linkedNodes: { body: "gone" } }),
  "linked node is an object": set("bad-child", { type: { resolvedName: "Card" }, linkedNodes: { body: { id: "x" } } }),
  "linked node is null": set("bad-child", { type: { resolvedName: "Card" }, linkedNodes: { body: null } }),
  "child is a list with an id": put("bad-child", (own) => ({
    [own]: box("ROOT", { nodes: [[`${own}-x`]] }),
    [`${own}-x`]: text(own),
  })),
  "parent is missing": set("dangling-parent", { parent: "gone" }),
  "no parent": set("dangling-parent", { parent: undefined }),
  "parent is a number": set("dangling-parent", { parent: 7 }),
  "parent is another node": list(
    "wrong-parent",
    (own) => `${own}-other`,
    set(
      "wrong-parent",
      (own) => ({ parent: `${own}-other` }),
      (own) => ({ [`${own}-other`]: text("ROOT") }),
    ),
  ),
  "parent is itself": set("wrong-parent", (own) => ({ parent: own })),
  "parent does not list it": set("unlisted-child", { isCanvas: true }, (own) => ({ [`${own}-lost`]: text(own) })),
  "parent lists another one": put("unlisted-child", (own) => ({
    [own]: box("ROOT", { nodes: [`${own}-x`] }),
    [`${own}-x`]: text(own),
    [`${own}-lost`]: text(own),
  })),
  "not reachable": put("orphan", (own) => ({
    [`${own}-lost`]: box("gone", { nodes: [`${own}-below`] }),
    [`${own}-below`]: text(`${own}-lost`),
  })),
  "cycle that is not reachable": put("orphan", (own) => ({
    [`${own}-a`]: box(`${own}-b`, { nodes: [`${own}-b`] }),
    [`${own}-b`]: box(`${own}-a`, { nodes: [`${own}-a`] }),
  })),
  "listed twice": list("two-parents", (own) => own),
  "two parents": list(
    "two-parents",
    (own) => `${own}-other`,
    put("two-parents", (own) => ({ [`${own}-other`]: box("ROOT", { nodes: [own] }) })),
  ),
  "inside itself": set("cycle", (own) => box("ROOT", { nodes: [own] })),
  "inside itself, as a list": set("cycle", (own) => box("ROOT", { nodes: [[own]] })),
  "root inside a node": set("cycle", box("ROOT", { nodes: ["ROOT"] })),
  "element has linked nodes": set(
    "tag-links",
    (own) => ({ type: "div", props: {}, isCanvas: true, linkedNodes: { x: `${own}-x` } }),
    (own) => ({ [`${own}-x`]: text(own) }),
  ),
  _childCanvas: put("old-linked-nodes", (own) => ({
    [own]: card({ linkedNodes: undefined, _childCanvas: { body: `${own}-x` } }),
    [`${own}-x`]: box(own),
  })),
  "_childCanvas beside linkedNodes": put("lost-linked-nodes", (own) => ({
    [own]: card({ _childCanvas: { body: `${own}-x` } }),
    [`${own}-x`]: box(own),
  })),
  "id is empty": list(
    "empty-id",
    () => "",
    put("empty-id", () => ({ "": text("ROOT") })),
  ),
  "children of a node that is not a canvas": put("fixed-children", (own) => ({
    [own]: box("ROOT", { isCanvas: false, nodes: [`${own}-x`] }),
    [`${own}-x`]: text(own),
  })),
};

/** Several kinds of damage in one place: the repair of one may undo or mislead the repair of another. */
export const combinedDamages: Record<string, Damage> = {
  "list contains two elements": props("element-in-prop", {
    icons: ["i", "kept", "b"].map((type) => (type === "kept" ? type : { type, props: {}, key: null })),
  }),
  "element is before a __proto__": props("prototype-key", {
    list: [{ type: "b", props: {}, key: null }, fromJson('{"__proto__":"x","kept":1}')],
  }),
  "parent lists a missing node in its place": set("unlisted-child", { isCanvas: true, nodes: ["gone"] }, (own) => ({
    [`${own}-lost`]: text(own),
  })),
  "two children are missing": set("dangling-child", { nodes: ["gone", "away"], isCanvas: true }),
  "nodes is the id of an orphan": set(
    "bad-nodes",
    (own) => ({ nodes: `${own}-x`, isCanvas: true }),
    (own) => ({ [`${own}-x`]: savedNode("Text") }),
  ),
  "node of the editor's state is JSON text": put("packed-node", (own) => ({
    [own]: JSON.stringify({ id: own, data: { ...text("ROOT"), name: "Text" }, events: {}, dom: null }),
  })),
  "child is a node of the editor's state": put("editor-state", (own) => ({
    [own]: box("ROOT", { nodes: [`${own}-x`] }),
    [`${own}-x`]: { data: { ...text(own), type: undefined, name: "Text" } },
  })),
  "void element lists what the root lists": list(
    "void-element",
    (own) => `own-${own}`,
    set(
      "void-element",
      (own) => ({ type: "img", props: {}, isCanvas: true, nodes: [`own-${own}`, `own-${own}`] }),
      (own) => ({ [`own-${own}`]: text(own) }),
    ),
  ),
  "void element is above a cycle that the root lists": list(
    "void-element",
    (own) => `own-${own}-2`,
    set(
      "void-element",
      (own) => ({ type: "img", props: {}, isCanvas: true, nodes: [`own-${own}-1`] }),
      (own) => ({
        [`own-${own}-1`]: box(own, { nodes: [`own-${own}-2`] }),
        [`own-${own}-2`]: box(`own-${own}-1`, { nodes: [`own-${own}-1`] }),
      }),
    ),
  ),
  "_childCanvas names a missing node": put("lost-linked-nodes", (own) => ({
    [own]: card({ _childCanvas: { body: "gone" } }),
  })),
  "_childCanvas names a node that has a place": list(
    "lost-linked-nodes",
    (own) => `own-${own}`,
    put("lost-linked-nodes", (own) => ({
      [`own-${own}`]: box("ROOT"),
      [own]: card({ _childCanvas: { body: `own-${own}` } }),
    })),
  ),
  "_childCanvas of an element lacks a node": put("old-linked-nodes", (own) => ({
    [own]: box("ROOT", { type: "div", linkedNodes: undefined, _childCanvas: { a: "gone", b: `own-${own}` } }),
    [`own-${own}`]: text(own),
  })),
  "element lacks one of its linked nodes": put("tag-links", (own) => ({
    [own]: box("ROOT", { type: "div", linkedNodes: { a: "gone", b: `own-${own}` } }),
    [`own-${own}`]: text(own),
  })),
  "cycle whose parent does not list it": set("unlisted-child", { isCanvas: true }, (own) => ({
    [`${own}-a`]: box(own, { nodes: [`${own}-b`] }),
    [`${own}-b`]: box(`${own}-a`, { nodes: [`${own}-a`] }),
  })),
  "orphan lists the root": put("orphan", (own) => ({
    [`${own}-lost`]: box("gone", { nodes: ["ROOT", "canvas-ROOT"] }),
  })),
  "child is the root, as an object": set("bad-child", { nodes: [{ id: "ROOT" }], isCanvas: true }),
  "two roots that list the same": {
    code: "two-roots",
    apply(document) {
      document["canvas-ROOT"] = savedNode("Box", { nodes: ["ROOT", ...childrenOf(rootOf(document))] });
    },
  },
  "flag is bad where children are fixed": put("fixed-children", (own) => ({
    [own]: box("ROOT", { isCanvas: 0, nodes: [`own-${own}`] }),
    [`own-${own}`]: text(own),
  })),
};

const replaceRoot = (document: Document, id: string) => {
  const { ROOT: root, ...others } = document;
  for (const key of Object.keys(document)) delete document[key];
  for (const node of Object.values(others)) if (node?.parent === "ROOT") node.parent = id;
  if (root) Object.assign(document, others, { [id]: root });
};

/** Ways to damage the whole document, each used alone. */
export const rootDamages: Record<string, Damage> = {
  "root lists nothing": {
    code: "unlisted-child",
    apply: (document) => void Object.assign(rootOf(document), { nodes: [] }),
  },
  "root has no list": { code: "unlisted-child", apply: (document) => void delete rootOf(document).nodes },
  "list of the root is null": {
    code: "unlisted-child",
    apply: (document) => void Object.assign(rootOf(document), { nodes: null }),
  },
  "root is null": { code: "null-node", apply: (document) => void Object.assign(document, { ROOT: null }) },
  "root is called r_o_o_t": {
    code: "no-root",
    apply(document) {
      const { ROOT, ...others } = document;
      for (const id of Object.keys(document)) delete document[id];
      Object.assign(document, { r_o_o_t: ROOT }, others);
    },
  },
  "root is gone": { code: "no-root", apply: (document) => void delete document.ROOT },
  "root has another name": { code: "no-root", apply: (document) => replaceRoot(document, "root") },
  "root is called canvas-ROOT": { code: "old-root", apply: (document) => replaceRoot(document, "canvas-ROOT") },
  "two roots": put("two-roots", (own) => ({
    [`${own}-x`]: text("canvas-ROOT"),
    "canvas-ROOT": savedNode("Box", { nodes: [`${own}-x`] }),
  })),
  "root is hidden": {
    code: "hidden-root",
    apply: (document) => void Object.assign(rootOf(document), { hidden: true }),
  },
  "root has a parent": {
    code: "root-parent",
    apply: (document, own) => void Object.assign(rootOf(document), { parent: own }),
  },
  "no canvas": {
    code: "no-canvas",
    apply(document) {
      for (const node of Object.values(document)) if (node && typeof node === "object") node.isCanvas = false;
    },
  },
  "node is called __proto__": {
    code: "prototype-id",
    apply(document) {
      childrenOf(rootOf(document)).push("__proto__");
      Object.defineProperty(document, "__proto__", {
        value: savedNode("Text", { parent: "ROOT" }),
        enumerable: true,
        writable: true,
        configurable: true,
      });
    },
  },
};

/** A copy of a document in which each kind of damage is applied to a separate node. */
export function damageDocument(document: object, ...list: Damage[]): Document {
  const copy: Document = JSON.parse(JSON.stringify(document));
  const owns = list.map((_, index) => `own-${index}`);
  for (const own of owns) {
    copy[own] = savedNode("Text", { parent: "ROOT", props: { text: own } });
    childrenOf(copy.ROOT).push(own);
  }
  for (const [index, damage] of list.entries()) damage.apply(copy, owns[index] ?? "");
  return JSON.parse(JSON.stringify(copy));
}
