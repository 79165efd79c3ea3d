import type { Code } from "saved-state";
import { savedNode } from "saved-state/test/damages";
import { expect } from "vitest";
import type { TestEditor } from "../../harness/editor.tsx";

/** The document that is damaged. */
export const valid = {
  ROOT: savedNode("Box", { nodes: ["text", "card"] }),
  text: savedNode("Text", { parent: "ROOT", props: { text: "Valid" } }),
  card: savedNode("Card", { parent: "ROOT", linkedNodes: { body: "body" } }),
  body: savedNode("Box", { parent: "card", nodes: ["in-body"] }),
  "in-body": savedNode("Text", { parent: "body", props: { text: "In the card" } }),
};

/** Its text in the editor. */
export const validText = "ValidIn the card";
/** Id of the node that is damaged. */
const damagedId = "own-0";
/** Expects the editor to show a text. */
export const shows =
  (text: string) =>
  ({ container }: TestEditor) =>
    void expect(container.textContent).toBe(text);
const saved = ({ query }: TestEditor) => JSON.parse(query.serialize());
const propsOf = ({ data }: TestEditor) => data(damagedId).props;
const tags = ({ container }: TestEditor, tag: string) => container.querySelectorAll(tag).length;

/** The effect of “ignored silently” for each kind: on the screen and in the state. */
export const silentEffects: Partial<Record<Code, (editor: TestEditor) => void>> = {
  "no-root": shows(""),
  "two-roots": (editor) => {
    shows("")(editor);
    expect(editor.children()).toEqual(["own-0-x"]);
  },
  "old-root": (editor) => {
    shows(`${validText}${damagedId}`)(editor);
    expect(Object.keys(saved(editor))).not.toContain("canvas-ROOT");
  },
  "prototype-key": (editor) => {
    expect(Object.hasOwn(propsOf(editor), "__proto__")).toBe(false);
    const { data } = propsOf(editor);
    if (data) expect([Object.keys(data), Object.keys(Object.assign({}, data))]).toEqual([["__proto__"], []]);
  },
  "prototype-id": (editor) => {
    expect(Object.keys(saved(editor))).toContain("__proto__");
    expect(Object.keys(Object.assign({}, saved(editor)))).not.toContain("__proto__");
  },
  "component-as-tag": (editor) => expect(tags(editor, "text")).toBe(1),
  "bad-child": shows(validText),
  "bad-nodes": shows(`${validText}${damagedId}`),
  // Gone where the component renders an <Element>.
  "bad-linked-nodes": ({ container }) => expect([`${validText}${damagedId}`, ""]).toContain(container.textContent),
  "tag-prop": (editor) => expect(Object.keys(propsOf(editor))).toHaveLength(1),
  "key-case": (editor) => expect(Object.keys(saved(editor)[damagedId])).toContain("isCanvas"),
  "wrong-parent": (editor) => expect(saved(editor)[damagedId].parent).not.toBe("ROOT"),
  "unlisted-child": (editor) => expect(saved(editor)).toHaveProperty(damagedId),
  orphan: (editor) => {
    shows(`${validText}${damagedId}`)(editor);
    expect(Object.keys(saved(editor)).length).toBeGreaterThan(Object.keys(valid).length + 1);
  },
  "two-parents": shows(`${validText}${damagedId}${damagedId}`),
  "tag-links": (editor) => {
    shows(validText)(editor);
    expect(editor.query.node(damagedId).linkedNodes()).toEqual([`${damagedId}-x`]);
  },
  "old-linked-nodes": (editor) => expect(saved(editor)[damagedId].linkedNodes).toEqual({ body: `${damagedId}-x` }),
  "lost-linked-nodes": (editor) => expect(saved(editor)[damagedId].linkedNodes.body).not.toBe(`${damagedId}-x`),
  // Craft.js copies the characters of a string and the items of a list; a number and an empty list have none.
  "bad-props": (editor) => expect(["0", undefined]).toContain(Object.keys(propsOf(editor))[0]),
  "old-children": (editor) => expect([tags(editor, "b"), editor.children(damagedId)]).toEqual([1, []]),
  "resolved-name-prop": (editor) => expect(propsOf(editor).text).toBeUndefined(),
  "null-prop": (editor) =>
    expect([propsOf(editor).text, "text" in saved(editor)[damagedId].props]).toEqual([null, false]),
  "function-text": (editor) => expect(propsOf(editor).onClick).toBeTypeOf("string"),
  "date-text": (editor) => expect(propsOf(editor).since).toBeTypeOf("string"),
  "large-value": (editor) => expect(editor.query.serialize().length).toBeGreaterThan(200_000),
  "bad-flag": ({ data }) => expect([data(damagedId).hidden, data(damagedId).isCanvas]).toContain(true),
  "bad-field": ({ data }) =>
    expect([typeof data(damagedId).displayName, typeof data(damagedId).custom]).not.toEqual(["string", "object"]),
  "unknown-key": (editor) => expect(Object.keys(saved(editor)[damagedId])).toEqual(Object.keys(saved(editor).text)),
  "hidden-root": shows(""),
  "root-parent": ({ query }) =>
    expect(() => query.node(damagedId).ancestors(true)).toThrow("Maximum call stack size exceeded"),
};

/** React's warnings in development. */
export const warnings: Partial<Record<Code, string>> = {
  "bad-linked-nodes": "", // React reports whatever is thrown
  "two-parents": "Encountered two children with the same key",
  "component-as-tag": "is using incorrect casing",
  "old-children": 'unique "key" prop',
};
