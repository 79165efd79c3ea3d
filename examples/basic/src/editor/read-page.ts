import type { Resolver, SerializedNodes, UserComponent } from '@craftjs/core';

/** A much deeper page would overflow the browser's call stack. */
const maxDepth = 100;

/**
 * Parses a page from JSON, and validates it.
 * @param resolver the editor's components
 * @throws Error that describes the first problem
 */
export function readPage(json: string, resolver: Resolver): SerializedNodes {
  const page = parse(json);
  check(isObject(page), 'The JSON has to be an object of nodes.');
  check(isObject(page.ROOT), 'The JSON has no node ROOT.');

  // Where each node is. The loop also visits the entries that it adds.
  type Place = { parent: string | null; depth: number };
  const places = new Map<string, Place>([['ROOT', { parent: null, depth: 0 }]]);
  for (const [id, { parent, depth }] of places) {
    const name = `The node ${id}`;
    const node = page[id];
    check(isObject(node), `${name} is not an object.`);
    check(depth <= maxDepth, `${name} is nested too deep.`);
    checkData(id, node, resolver);
    const saved = node.parent ?? null;
    const [place, savedPlace] = [parent ?? 'no node', saved ?? 'missing'];
    const problem = `is in ${place}, but its parent is ${savedPlace}`;
    check(saved === parent, `${name} ${problem}.`);
    const { nodes, linkedNodes } = node;
    check(
      Array.isArray(nodes) && isObject(linkedNodes),
      `${name} has no nodes or no linkedNodes.`,
    );
    for (const child of [...nodes, ...Object.values(linkedNodes)]) {
      const lists = `${name} lists ${child}, which`;
      const exists = typeof child === 'string' && Object.hasOwn(page, child);
      check(exists, `${lists} doesn’t exist.`);
      check(!places.has(child), `${lists} is already in a node.`);
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

function check(condition: boolean, problem: string): asserts condition {
  if (!condition) throw new Error(problem);
}

/** Checks a node's component, its name, and its props against the defaults. */
function checkData(id: string, node: Data, resolver: Resolver) {
  const name = `The node ${id}`;
  const type = isObject(node.type) ? node.type.resolvedName : node.type;
  check(typeof type === 'string', `${name} has no component.`);
  const isKnown = isObject(node.type) && Object.hasOwn(resolver, type);
  check(isKnown, `${name} has an unknown component: ${type}.`);
  const hasName = typeof node.displayName === 'string';
  check(hasName, `${name} has no displayName.`);
  check(isObject(node.props), `${name} has no props.`);

  const defaults: Data = (resolver[type] as UserComponent).craft?.props ?? {};
  for (const [prop, value] of Object.entries(node.props)) {
    const isProp = Object.hasOwn(defaults, prop);
    check(isProp, `${name} has an unknown prop: ${prop}.`);
    const expected = typeof defaults[prop];
    const subject = `The prop ${prop} of the node ${id}`;
    check(typeof value === expected, `${subject} has to be a ${expected}.`);
  }
}
