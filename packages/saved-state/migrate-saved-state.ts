/**
 * Migrates saved pages of Craft.js after components have changed. Copy this file into your project: it imports nothing.
 */
export type MigrationStep =
  /** Renames a component. */
  | { rename: string; to: string }
  /** Renames a prop of a component. A value under the new name wins. */
  | { component: string; renameProp: string; to: string }
  /** Sets a new prop, or one that is always the same. Saved values win unless `overwrite` is true. */
  | { component: string; setProp: string; value: unknown; overwrite?: boolean }
  /** Removes a prop of a component. */
  | { component: string; removeProp: string }
  /** Upgrades pages of releases before 0.1.0-beta.8: canvas-ROOT, _childCanvas, nodes of the type Canvas. */
  | { upgrade: true };

type Json = Record<string, unknown>;

/** Returns the document after the steps, in their order; the argument stays unchanged. Unknown fields are kept. */
export function migrateSavedState<Document extends object>(
  document: Document,
  steps: readonly MigrationStep[],
): Document {
  let nodes = Object.entries(document);
  for (const step of steps) {
    if ("upgrade" in step && !Object.hasOwn(document, "ROOT")) nodes = nodes.map(upgradeRoot);
    nodes = nodes.map(([id, node]) => [id, isObject(node) ? mapElements(node, step) : node]);
  }
  return Object.fromEntries(nodes) as Document;
}

/** The name of a node's component, or of its HTML element. */
export function typeName(node: { type?: unknown }): string {
  const name = isObject(node.type) ? node.type.resolvedName : node.type;
  return typeof name === "string" ? name : "";
}

/** Converts a node of the type Canvas, which names its component in the prop `is` or in `subtype`, to the current format. */
export function upgradeCanvas(node: Json): Json {
  if (!isObject(node.type) || node.type.resolvedName !== "Canvas") return node;
  const { subtype, ...rest } = node;
  const { is = subtype, ...props }: Json = isObject(node.props) ? node.props : {};
  const type = isObject(is) && is.type ? is.type : is;
  return { ...rest, type: typeName({ type }) ? type : "div", isCanvas: true, props };
}

/** Moves `_childCanvas` into `linkedNodes`, whose existing entries win. */
function upgradeLinkedNodes(node: Json): Json {
  if (!("_childCanvas" in node)) return node;
  const { _childCanvas: old, ...rest } = node;
  const current = isObject(node.linkedNodes) ? node.linkedNodes : {};
  return { ...rest, linkedNodes: isObject(old) ? { ...old, ...current } : current };
}

function upgradeRoot([id, node]: [string, unknown]): [string, unknown] {
  const parent = isObject(node) && node.parent === "canvas-ROOT" ? { parent: "ROOT" } : {};
  return [id === "canvas-ROOT" ? "ROOT" : id, isObject(node) ? { ...node, ...parent } : node];
}

/** Applies a step to a node, and to the elements in its `children`, which have the same format. */
function mapElements(element: Json, step: MigrationStep): Json {
  const { props } = element;
  const children = isObject(props) && Array.isArray(props.children) ? props.children : null;
  if (!children?.some(isObject)) return apply(element, step);
  const mapped = children.map((child) => (isObject(child) ? mapElements(child, step) : child));
  return apply({ ...element, props: { ...(props as Json), children: mapped } }, step);
}

function apply(node: Json, step: MigrationStep): Json {
  if ("upgrade" in step) return upgradeLinkedNodes(upgradeCanvas(node));
  if ("rename" in step) {
    if (typeName(node) !== step.rename || !isObject(node.type)) return node;
    const label = node.displayName === step.rename ? { displayName: step.to } : {};
    return { ...node, ...label, type: { ...node.type, resolvedName: step.to } };
  }
  const { props } = node;
  if (typeName(node) !== step.component || !isObject(props)) return node;
  if ("setProp" in step) {
    const keeps = !step.overwrite && Object.hasOwn(props, step.setProp);
    return keeps ? node : { ...node, props: { ...props, [step.setProp]: step.value } };
  }
  const name = "renameProp" in step ? step.renameProp : step.removeProp;
  if (!Object.hasOwn(props, name)) return node;
  const { [name]: value, ...others } = props;
  return { ...node, props: "renameProp" in step ? { [step.to]: value, ...others } : others };
}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
