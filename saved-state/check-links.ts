import type { Report } from "./catalogue.ts";
import { oldRootId, rootOf } from "./check-root.ts";
import { kindOf, shown } from "./describe-value.ts";
import { isObject } from "./find-document.ts";
import type { SavedNode } from "./finding.ts";
import { type Visit, type Walk, walk } from "./links.ts";
import type { Nodes } from "./nodes.ts";

/** Levels and nodes that are worth a finding. */
const deepTree = 500;
const manyNodes = 500;

const silent = { phase: null, message: null, reference: null };
const noId = { message: "Invalid parameter Node Id specified", reference: "/docs/api/errors#invalid-node-id" };

/** Whether the nodes make one tree, and what stands in the way of moving them. */
export function checkLinks(nodes: Nodes, report: Report): void {
  for (const [id, node] of nodes) checkForms(id, node, report);
  const root = rootOf(nodes);
  const found = walk(nodes, root);
  // What is not reachable from ROOT is never rendered, and is reported as a whole.
  for (const visit of found.visits)
    if (!nodes.has(root) || found.rootOfTree.get(visit.from) === root) checkVisit(nodes, visit, report);
  if (!nodes.has(root)) return;
  checkUnreachable(nodes, root, found, report);
  const depth = found.trees[0]?.depth ?? 0;
  if (depth > deepTree) report("deep-tree", [], `The page is ${depth} levels deep.`, depth);
  if (nodes.size > manyNodes) report("large-document", [], `There are ${nodes.size} nodes.`, nodes.size);
}

function checkForms(id: string, node: SavedNode, report: Report): void {
  const { nodes, linkedNodes, _childCanvas: old } = node;
  if (nodes && !Array.isArray(nodes)) {
    const message = typeof nodes === "string" ? { message: "map is not a function", phase: "render" as const } : {};
    report("bad-nodes", [id, "nodes"], `nodes of “${id}” is ${kindOf(nodes)}, not a list.`, nodes, message);
  }
  if (linkedNodes && !isObject(linkedNodes))
    report("bad-linked-nodes", [id, "linkedNodes"], `linkedNodes of “${id}” is ${kindOf(linkedNodes)}.`, linkedNodes);
  if (old && linkedNodes)
    report("lost-linked-nodes", [id, "_childCanvas"], `“${id}” has both linkedNodes and the older _childCanvas.`, old);
  else if (old)
    report(
      "old-linked-nodes",
      [id, "_childCanvas"],
      `“${id}” has its linked nodes in _childCanvas, as before 0.1.0-beta.8.`,
      old,
    );
  if (isTag(node) && isObject(linkedNodes) && Object.keys(linkedNodes).length > 0)
    report("tag-links", [id, "linkedNodes"], `“${id}” is a <${node.type}> and has linked nodes.`, linkedNodes);
  if (!node.isCanvas && Array.isArray(nodes) && nodes.length > 0)
    report(
      "fixed-children",
      [id, "isCanvas"],
      `“${id}” has children and is not a canvas: they cannot be moved.`,
      node.isCanvas,
    );
}

/** Whether a node is an HTML element. */
export const isTag = ({ type }: SavedNode) => typeof type === "string" && /^[a-z]/.test(type);

function checkVisit(nodes: Nodes, { from, field, key, to, kind }: Visit, report: Report): void {
  const place = [from, field, key];
  const links = nodes.get(from)?.[field] as Record<string | number, unknown> | undefined;
  const value = links?.[key];
  const child = typeof to === "string" ? `“${to}”` : shown(to);
  if (kind === "missing") {
    const isChild = field === "nodes";
    const effect = effectOf(nodes, isChild, value);
    if (typeof to !== "string")
      report("bad-child", place, `“${from}” lists ${child}, which is not an id.`, value, effect);
    else {
      const code = isChild ? "dangling-child" : "dangling-link";
      report(code, place, `“${from}” lists ${child}, which is not a node.`, value, effect);
    }
  } else if (kind === "ancestor") {
    report("cycle", place, `“${from}” lists ${child}, one of its own ancestors.`, value);
  } else if (kind === "placed") {
    report("two-parents", place, `“${from}” lists ${child}, which has another place already.`, value);
  } else {
    if (typeof value === "number") report("bad-child", place, `“${from}” lists the number ${value}.`, value, noId);
    const { parent } = nodes.get(String(to)) ?? {};
    if (parent === from) return;
    const isThere = typeof parent === "string" && nodes.has(parent);
    const problem = `“${from}” lists ${child}, whose parent is ${shown(parent)}.`;
    const message = typeof parent === "string" ? {} : noId;
    report(isThere ? "wrong-parent" : "dangling-parent", [String(to), "parent"], problem, parent, message);
  }
}

/** What Craft.js does at a mention of no node, where that differs from the kind. */
function effectOf(nodes: Nodes, isChild: boolean, value: unknown): Parameters<Report>[4] {
  if (!isChild && !value)
    return { severity: "note", ...silent, text: "Ignored silently: the component makes a new node for its <Element>." };
  if (typeof value !== "string") return isChild && !nodes.has(String(value)) ? {} : noId;
  return value in {}
    ? { message: `Cannot read properties of undefined (reading '${isChild ? "hidden" : "type"}')` }
    : {};
}

function checkUnreachable(nodes: Nodes, root: string, { trees, rootOfTree }: Walk, report: Report): void {
  for (const { root: top, size } of trees) {
    if (top === root || top === oldRootId) continue;
    const { parent } = nodes.get(top) ?? {};
    const below = size > 1 ? `, with ${size - 1} below it` : "";
    if (typeof parent === "string" && nodes.has(parent) && rootOfTree.get(parent) !== top)
      report("unlisted-child", [top], `“${top}” has the parent “${parent}”, which does not list it${below}.`, parent);
    else report("orphan", [top], `“${top}” is not reachable from ROOT${below}.`, parent);
  }
}
