import type { SerializedNode, SerializedNodes } from "@craftjs/core";
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
  if (!isRecord(value)) {
    throw new PageProblem(`A page is an object of blocks by their ids, { "ROOT": … }, and this is ${kindOf(value)}.`);
  }
  const nodes = new Map(Object.entries(value).map(([id, node]) => [id, checkedNode(id, node, known)]));
  const root = nodes.get("ROOT");
  if (!root) {
    throw new PageProblem(
      'There is no block "ROOT", which holds all others: paste the whole text that Export gave you.',
    );
  }
  if (nameOf(root) !== "Page") {
    throw new PageProblem(`The block "ROOT" is a ${nameOf(root)}, and has to be a Page: change its type.`);
  }
  checkTree(nodes);
  return Object.fromEntries(nodes);
}

function checkedNode(id: string, node: unknown, known: KnownBlocks): SerializedNode {
  if (!isRecord(node)) throw new PageProblem(`The block "${id}" has to be an object, and is ${kindOf(node)}.`);
  const name = isRecord(node.type) ? node.type.resolvedName : node.type;
  if (typeof name !== "string") {
    throw new PageProblem(`The block "${id}" does not say what it is: give it a type, { "resolvedName": "Text" }.`);
  }
  const fields = Object.hasOwn(known, name) ? known[name] : undefined;
  if (!fields || !isRecord(node.type)) {
    const names = Object.keys(known).join(", ");
    throw new PageProblem(`The block "${id}" is a "${name}", which this editor does not know. It knows ${names}.`);
  }
  const children = node.nodes ?? [];
  if (!Array.isArray(children) || !children.every((child) => typeof child === "string")) {
    throw new PageProblem(`The nodes of the block "${id}" have to be a list of ids, and are ${kindOf(children)}.`);
  }
  if (isRecord(node.linkedNodes) && Object.keys(node.linkedNodes).length > 0) {
    throw new PageProblem(`The block "${id}" has linked nodes, which no block of this editor has: remove them.`);
  }
  const layer = isRecord(node.custom) ? node.custom.displayName : undefined;
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
  if (!isRecord(props)) throw new PageProblem(`The props of the block "${id}" have to be an object.`);
  const checked: Record<string, unknown> = {};
  for (const field of fields) {
    if (!Object.hasOwn(props, field.prop)) continue;
    const value = props[field.prop];
    const wanted = fieldProblem(field, value);
    if (wanted) {
      throw new PageProblem(`"${field.prop}" of the block "${id}" is ${kindOf(value)}, and must be ${wanted}.`);
    }
    checked[field.prop] = value;
  }
  return checked;
}

function checkTree(nodes: Map<string, SerializedNode>): void {
  const seen = new Set(["ROOT"]);
  const walk = (id: string, node: SerializedNode) => {
    for (const childId of node.nodes) {
      const child = nodes.get(childId);
      if (!child) throw new PageProblem(`The block "${id}" holds "${childId}", which is not there: add or remove it.`);
      if (seen.has(childId))
        throw new PageProblem(`The block "${childId}" stands in two places: it can be in one only.`);
      if (child.parent !== id) {
        throw new PageProblem(
          `The block "${id}" holds "${childId}", whose parent is "${child.parent}": make it "${id}".`,
        );
      }
      if (!accepts(nameOf(node), nameOf(child))) {
        throw new PageProblem(
          `The block "${childId}", a ${nameOf(child)}, cannot stand in "${id}", a ${nameOf(node)}.`,
        );
      }
      seen.add(childId);
      walk(childId, child);
    }
  };
  for (const [id, node] of nodes) {
    if (node.parent !== null && !nodes.has(node.parent)) {
      throw new PageProblem(`The parent of the block "${id}" is "${node.parent}", which is not there.`);
    }
  }
  const root = nodes.get("ROOT");
  if (root) walk("ROOT", root);
  for (const id of nodes.keys()) {
    if (!seen.has(id)) throw new PageProblem(`No block holds the block "${id}": name it in the nodes of its parent.`);
  }
}

function nameOf(node: SerializedNode): string {
  return typeof node.type === "string" ? node.type : node.type.resolvedName;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "an object";
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
