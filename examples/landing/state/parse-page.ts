import type { SerializedNode, SerializedNodes } from "@craftjs/core";
import { isObject, typeName, walk } from "saved-state/structure";
import { type Field, fieldProblem } from "../blocks/fields.ts";
import { accepts } from "../blocks/nesting.ts";

export type KnownBlocks = Record<string, Field[]>;

export type ParsedPage = { page: SerializedNodes } | { problem: string };

class PageProblem extends Error {}

/**
 * Validates an exported page before it reaches the editor: on bad data, Craft.js throws halfway or while rendering.
 * @returns the page, or the problem and how to fix it
 */
export function parsePage(text: string, known: KnownBlocks): ParsedPage {
  try {
    return { page: checkedPage(parseJson(text), known) };
  } catch (error) {
    if (error instanceof PageProblem) return { problem: error.message };
    throw error;
  }
}

function parseJson(text: string): unknown {
  if (text.trim() === "") throw new PageProblem("There is nothing to import: paste the JSON that Export gave you.");
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new PageProblem(
      `This is not JSON: ${(error as Error).message}. Paste the whole text that Export gave you, from { to }.`,
    );
  }
}

function checkedPage(value: unknown, known: KnownBlocks): SerializedNodes {
  if (!isObject(value)) {
    throw new PageProblem(`A page is an object of blocks by their ids, { "ROOT": … }, and this is ${kindOf(value)}.`);
  }
  const nodes = new Map(Object.entries(value).map(([id, node]) => [id, checkedNode(id, node, known)]));
  const root = nodes.get("ROOT");
  if (!root) {
    throw new PageProblem(
      'There is no block "ROOT", which holds all others: paste the whole text that Export gave you.',
    );
  }
  if (typeName(root) !== "Page") {
    throw new PageProblem(`The block "ROOT" is a ${typeName(root)}, and has to be a Page: change its type.`);
  }
  checkTree(nodes);
  return Object.fromEntries(nodes);
}

function checkedNode(id: string, node: unknown, known: KnownBlocks): SerializedNode {
  if (!isObject(node)) throw new PageProblem(`The block "${id}" has to be an object, and is ${kindOf(node)}.`);
  const name = isObject(node.type) ? node.type.resolvedName : node.type;
  if (typeof name !== "string") {
    throw new PageProblem(`The block "${id}" has no type: add one, such as { "resolvedName": "Text" }.`);
  }
  const fields = Object.hasOwn(known, name) ? known[name] : undefined;
  if (!fields || !isObject(node.type)) {
    const names = Object.keys(known).join(", ");
    throw new PageProblem(`The block "${id}" is a "${name}", which this editor does not know. It knows ${names}.`);
  }
  const children = node.nodes ?? [];
  if (!Array.isArray(children) || !children.every((child) => typeof child === "string")) {
    throw new PageProblem(`The nodes of the block "${id}" have to be a list of ids, and are ${kindOf(children)}.`);
  }
  if (isObject(node.linkedNodes) && Object.keys(node.linkedNodes).length > 0) {
    throw new PageProblem(`The block "${id}" has linked nodes, which no block of this editor has: remove them.`);
  }
  const layer = isObject(node.custom) ? node.custom.displayName : undefined;
  return {
    type: { resolvedName: name },
    isCanvas: node.isCanvas === true,
    props: checkedProps(id, node.props ?? {}, fields),
    displayName: name,
    custom: typeof layer === "string" ? { displayName: layer } : {},
    parent: typeof node.parent === "string" ? node.parent : null,
    hidden: node.hidden === true,
    nodes: children,
    linkedNodes: {},
  } as SerializedNode;
}

/** Keeps the props that the block has fields for; drops unknown ones, which a later version may have written. */
function checkedProps(id: string, props: unknown, fields: Field[]): Record<string, unknown> {
  if (!isObject(props)) throw new PageProblem(`The props of the block "${id}" have to be an object.`);
  const checked: Record<string, unknown> = {};
  for (const field of fields) {
    if (!Object.hasOwn(props, field.prop)) continue;
    const value = props[field.prop];
    const expected = fieldProblem(field, value);
    if (expected) {
      throw new PageProblem(`"${field.prop}" of the block "${id}" is ${kindOf(value)}, and must be ${expected}.`);
    }
    checked[field.prop] = value;
  }
  return checked;
}

function checkTree(nodes: Map<string, SerializedNode>): void {
  for (const [id, { parent }] of nodes) {
    if (parent === null || nodes.has(parent)) continue;
    throw new PageProblem(`The parent of the block "${id}" is "${parent}", which is not there.`);
  }
  const { visits, trees } = walk(new Map([...nodes].map(([id, node]) => [id, { ...node }])), "ROOT");
  for (const { root } of trees) {
    if (root === "ROOT") continue;
    throw new PageProblem(`No block holds the block "${root}": name it in the nodes of its parent.`);
  }
  for (const { from, to, kind } of visits) {
    const [parent, child] = [nodes.get(from), nodes.get(String(to))];
    if (!parent || !child)
      throw new PageProblem(`The block "${from}" holds "${to}", which is not there: add or remove it.`);
    if (kind !== "first") throw new PageProblem(`The block "${to}" is in two places: it can be in one only.`);
    if (child.parent !== from) {
      throw new PageProblem(`The block "${from}" holds "${to}", whose parent is "${child.parent}": make it "${from}".`);
    }
    const [outer, inner] = [typeName(parent), typeName(child)];
    if (!accepts(outer, inner))
      throw new PageProblem(`The block "${to}", a ${inner}, cannot be in "${from}", a ${outer}.`);
  }
}

function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "an object";
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
