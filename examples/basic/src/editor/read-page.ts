import type { SerializedNodes } from '@craftjs/core';

/**
 * Reads a page that was written as JSON.
 * @param components the names of the components that the editor knows
 * @throws Error that says what is wrong with it
 */
export function readPage(json: string, components: string[]): SerializedNodes {
  let page: unknown;
  try {
    page = JSON.parse(json);
  } catch (error) {
    throw new Error(`This is not JSON: ${(error as Error).message}`);
  }
  if (!isObject(page))
    throw new Error('The JSON has to be an object of nodes.');
  if (!isObject(page.ROOT)) throw new Error('The JSON has no node ROOT.');

  for (const [id, node] of Object.entries(page)) {
    if (!isObject(node)) throw new Error(`The node ${id} is not an object.`);

    const name = isObject(node.type) ? node.type.resolvedName : node.type;
    if (typeof name !== 'string' || !components.includes(name)) {
      throw new Error(`The node ${id} has an unknown component: ${name}.`);
    }

    const children = [node.nodes, Object.values(node.linkedNodes ?? {})].flat();
    const missing = children.find((child) => !Object.hasOwn(page, `${child}`));
    if (missing !== undefined) {
      throw new Error(`The node ${id} holds ${missing}, which is not there.`);
    }
  }
  return page as SerializedNodes;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
