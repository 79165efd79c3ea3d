import type { Resolver, SerializedNodes, UserComponent } from '@craftjs/core';

/** Far deeper, the browser would run out of call stack. */
const maxDepth = 100;

/**
 * Reads a page that was written as JSON.
 * @param resolver the components that the editor knows
 * @throws Error that says what is wrong with it
 */
export function readPage(json: string, resolver: Resolver): SerializedNodes {
  const page = parse(json);
  if (!isObject(page))
    throw new Error('The JSON has to be an object of nodes.');
  if (!isObject(page.ROOT)) throw new Error('The JSON has no node ROOT.');

  // Where each node is. The loop also visits the entries that it adds.
  type Place = { parent: string | null; depth: number };
  const places = new Map<string, Place>([['ROOT', { parent: null, depth: 0 }]]);
  for (const [id, { parent, depth }] of places) {
    const node = page[id];
    if (!isObject(node)) throw new Error(`The node ${id} is not an object.`);
    if (depth > maxDepth) throw new Error(`The node ${id} is nested too deep.`);
    checkData(id, node, resolver);
    if ((node.parent ?? null) !== parent) {
      const place = parent ?? 'no node';
      throw new Error(
        `The node ${id} is in ${place}, but its parent is ${node.parent ?? 'missing'}.`,
      );
    }
    const { nodes, linkedNodes } = node;
    if (!Array.isArray(nodes) || !isObject(linkedNodes)) {
      throw new Error(`The node ${id} has no nodes or no linkedNodes.`);
    }
    for (const child of [...nodes, ...Object.values(linkedNodes)]) {
      if (typeof child !== 'string' || !Object.hasOwn(page, child)) {
        throw new Error(`The node ${id} lists ${child}, which doesn’t exist.`);
      }
      if (places.has(child)) {
        throw new Error(
          `The node ${id} lists ${child}, which is already in a node.`,
        );
      }
      places.set(child, { parent: id, depth: depth + 1 });
    }
  }

  // Leave out nodes that ROOT doesn't contain: they would never be shown.
  const entries = Object.entries(page).filter(([id]) => places.has(id));
  return Object.fromEntries(entries) as SerializedNodes;
}

function parse(json: string): unknown {
  try {
    // In a copy of an object, this key would set the prototype.
    return JSON.parse(json, (key, value) =>
      key === '__proto__' ? undefined : value,
    );
  } catch (error) {
    throw new Error(`This is not JSON: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

type Data = Record<string, unknown>;

function isObject(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Checks the component of a node, and that it takes these props. */
function checkData(id: string, node: Data, resolver: Resolver) {
  const name = isObject(node.type) ? node.type.resolvedName : undefined;
  if (typeof name !== 'string' || !Object.hasOwn(resolver, name)) {
    const type = name ?? node.type;
    const problem =
      typeof type === 'string'
        ? `an unknown component: ${type}`
        : 'no component';
    throw new Error(`The node ${id} has ${problem}.`);
  }
  if (typeof node.displayName !== 'string') {
    throw new Error(`The node ${id} has no displayName.`);
  }
  if (!isObject(node.props)) throw new Error(`The node ${id} has no props.`);

  const defaults: Data = (resolver[name] as UserComponent).craft?.props ?? {};
  for (const [prop, value] of Object.entries(node.props)) {
    if (!Object.hasOwn(defaults, prop)) {
      throw new Error(`The node ${id} has an unknown prop: ${prop}.`);
    }
    const type = typeof defaults[prop];
    if (typeof value !== type) {
      throw new Error(
        `The prop ${prop} of the node ${id} has to be a ${type}.`,
      );
    }
  }
}
