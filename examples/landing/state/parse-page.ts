import type { SerializedNode, SerializedNodes } from "@craftjs/core";
import { accepts, fieldsOf } from "../blocks/block.ts";
import { type BlockName, blocks } from "../blocks/blocks.ts";
import { fieldProblem } from "../blocks/fields.ts";
import { savedBlock } from "./serialised-page.ts";

type ParsedPage = { page: SerializedNodes } | { problem: string };

class PageProblem extends Error {}

/**
 * Validates an exported page before it reaches the editor: on bad data, Craft.js throws halfway or while rendering.
 * @returns the page, or the problem and how to fix it
 */
export function parsePage(text: string): ParsedPage {
  try {
    return { page: validatePage(JSON.parse(text)) };
  } catch (error) {
    if (error instanceof PageProblem) return { problem: error.message };
    if (!(error instanceof SyntaxError)) throw error;
    const hint = "Paste the whole text that Export gave you, from { to }.";
    return { problem: `This is not JSON: ${error.message}. ${hint}` };
  }
}

/** Follows the lists of children from the root. They also decide on the parent of a block, whatever its `parent` is. */
function validatePage(saved: unknown): SerializedNodes {
  if (!isObject(saved) || !Object.hasOwn(saved, "ROOT")) {
    throw new PageProblem(
      'The block "ROOT", which contains all others, is missing: paste the text that Export gave you.',
    );
  }
  const page = new Map([["ROOT", validateBlock("ROOT", saved.ROOT, null)]]);
  if (page.get("ROOT")?.displayName !== "Page") throw new PageProblem('The block "ROOT" has to be a Page.');
  // The loop also visits the blocks that it adds.
  for (const [parent, { nodes, displayName }] of page) {
    for (const id of nodes) {
      if (!Object.hasOwn(saved, id)) throw new PageProblem(`The block "${parent}" lists "${id}", which is missing.`);
      if (page.has(id)) throw new PageProblem(`The block "${id}" is in two places: it can be in one only.`);
      const block = validateBlock(id, saved[id], parent);
      if (!accepts(displayName, block.displayName)) {
        throw new PageProblem(`The block "${id}", a ${block.displayName}, cannot be in "${parent}", a ${displayName}.`);
      }
      page.set(id, block);
    }
  }
  // In the order of the text.
  const entries = Object.keys(saved).map((id) => {
    const block = page.get(id);
    if (!block) throw new PageProblem(`No block lists the block "${id}": add it to the nodes of its parent.`);
    return [id, block];
  });
  return Object.fromEntries(entries);
}

/** Drops props that the block has no fields for, which a later version may have written. */
function validateBlock(id: string, node: unknown, parent: string | null): SerializedNode {
  const { type, nodes = [], props = {}, custom, hidden } = isObject(node) ? node : {};
  const name = isObject(type) ? String(type.resolvedName) : "";
  if (!isBlockName(name)) {
    const names = Object.keys(blocks).join(", ");
    throw new PageProblem(`The type of the block "${id}" is ${JSON.stringify(type)}. This editor has ${names}.`);
  }
  if (!Array.isArray(nodes) || !nodes.every((child) => typeof child === "string")) {
    throw new PageProblem(`The nodes of the block "${id}" have to be a list of ids.`);
  }
  if (!isObject(props)) throw new PageProblem(`The props of the block "${id}" have to be an object.`);
  const validProps: Record<string, unknown> = {};
  for (const [prop, field] of Object.entries(fieldsOf(blocks[name]))) {
    if (!Object.hasOwn(props, prop)) continue;
    const value = props[prop];
    const expected = fieldProblem(field, value);
    if (expected) {
      const text = JSON.stringify(value).slice(0, 60);
      throw new PageProblem(`"${prop}" of the block "${id}" is ${text}, and must be ${expected}.`);
    }
    validProps[prop] = value;
  }
  const layer = isObject(custom) && typeof custom.displayName === "string" ? { displayName: custom.displayName } : {};
  return { ...savedBlock(name, validProps, parent, layer), nodes, hidden: hidden === true };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isBlockName(name: string): name is BlockName {
  return Object.hasOwn(blocks, name);
}
