import { removeIdText } from "./catalogue.ts";
import { isVoid } from "./check-node.ts";
import { excerptOf, isObject, kindOf, type SavedDocument, type SavedNode } from "./document.ts";
import type { Report } from "./finding.ts";
import { idOf, idWithin, linkedField, type Visit, type Walk, walk } from "./links.ts";
import { isNode, isRootName, type Nodes, normaliseId, oldRootId, rootId, rootOf } from "./nodes.ts";

/** A document with more levels or nodes gets a finding. */
const maxDepth = 500;
const maxNodes = 500;

const noId = { message: "Invalid parameter Node Id specified", reference: "/docs/api/errors#invalid-node-id" };

/** Checks that the nodes form one tree, and that they can be moved. */
export function checkLinks(nodes: Nodes, report: Report): void {
  for (const [id, node] of nodes) checkFieldTypes(id, node, report);
  const root = rootOf(nodes);
  const links = walk(nodes, root);
  const similarId = findSimilarIds(nodes, links);
  // Nodes that are not reachable from ROOT are never rendered, and are reported as a whole.
  for (const visit of links.visits)
    if (!nodes.has(root) || links.rootOfTree.get(visit.from) === root) checkVisit(nodes, visit, similarId, report);
  checkUnreachable(nodes, root, links, report);
  if (!nodes.has(root)) return;
  const depth = links.trees[0]?.depth ?? 0;
  if (depth > maxDepth) report("deep-tree", [], `The page is ${depth} levels deep.`, depth);
  if (nodes.size > maxNodes) report("large-document", [], `There are ${nodes.size} nodes.`, nodes.size);
}

/** Checks the root: which node it is, whether it shows anything, and whether blocks can be dropped. */
export function checkRoot(document: SavedDocument, nodes: Nodes, report: Report): void {
  if (Object.hasOwn(document, oldRootId)) {
    if (Object.hasOwn(document, rootId)) report("two-roots", [oldRootId], "There is both a ROOT and a canvas-ROOT.");
    else report("old-root", [oldRootId], "The root is called canvas-ROOT, as in releases before 0.1.0-beta.8.");
  } else if (!Object.hasOwn(document, rootId)) report("no-root", [], "No node is called ROOT.");
  const id = rootOf(nodes);
  const root = nodes.get(id);
  if (!root) return;
  if (root.parent)
    report("root-parent", [id, "parent"], `The root has the parent ${excerptOf(root.parent)}.`, root.parent);
  if (root.hidden) report("hidden-root", [id, "hidden"], "The root is hidden.", root.hidden, { replacement: false });
  if (![...nodes.values()].some(({ isCanvas }) => isCanvas))
    report("no-canvas", [id, "isCanvas"], "No node is a canvas: blocks cannot be dropped anywhere.");
}

function checkFieldTypes(id: string, node: SavedNode, report: Report): void {
  const { nodes, linkedNodes, _childCanvas: childCanvas } = node;
  if (nodes && !Array.isArray(nodes)) {
    const message = typeof nodes === "string" ? { message: "map is not a function", phase: "render" as const } : {};
    report("bad-nodes", [id, "nodes"], `nodes of “${id}” is ${kindOf(nodes)}, not a list.`, nodes, message);
  }
  const field = linkedField(node);
  const linked = node[field];
  if (linked && !isObject(linked))
    report("bad-linked-nodes", [id, field], `${field} of “${id}” is ${kindOf(linked)}.`, linked);
  const place = [id, "_childCanvas"];
  if (childCanvas && linkedNodes)
    report("lost-linked-nodes", place, `“${id}” has both linkedNodes and the older _childCanvas.`, childCanvas);
  else if (childCanvas)
    report("old-linked-nodes", place, `“${id}” has its linked nodes in _childCanvas, as before 0.1.0-beta.8.`);
  if (isTag(node) && isObject(linkedNodes) && Object.keys(linkedNodes).length > 0)
    report("tag-links", [id, "linkedNodes"], `“${id}” is a <${node.type}> and has linked nodes.`);
  if (!node.isCanvas && Array.isArray(nodes) && nodes.length > 0)
    report("fixed-children", [id, "isCanvas"], `“${id}” has children and is not a canvas: they cannot be moved.`);
}

/** Whether a node is an HTML element. */
export const isTag = ({ type }: SavedNode) => typeof type === "string" && /^[a-z]/.test(type);

function checkVisit(
  nodes: Nodes,
  { from, field, key, to, kind }: Visit,
  similarId: ReturnType<typeof findSimilarIds>,
  report: Report,
): void {
  const place = [from, field, key];
  const links = nodes.get(from)?.[field] as Record<string | number, unknown> | undefined;
  const value = links?.[key];
  const child = typeof to === "string" ? `“${to}”` : excerptOf(to);
  if (kind === "missing") {
    const isChild = field === "nodes";
    const effect = effectOf(isChild, value);
    if (typeof to !== "string") {
      // Without an id and a type, only the author knows which node is meant.
      const isContent = typeof to === "object" && to !== null && Object.keys(to).length > 0;
      const choice =
        isContent && !isNode(to) && !nodes.has(String(idWithin(to))) ? { repair: null, removal: removeIdText } : {};
      report("bad-child", place, `“${from}” lists ${child}, which is not an id.`, value, { ...effect, ...choice });
    } else {
      const code = isChild ? "dangling-child" : "dangling-link";
      const match = similarId(to);
      const choice = match ? { replacement: match, repair: `Writes “${match}”, the node of almost the same id.` } : {};
      report(code, place, `“${from}” lists ${child}, which is not a node.`, value, { ...effect, ...choice });
    }
  } else if (kind === "ancestor") {
    report("cycle", place, `“${from}” lists ${child}, one of its ancestors.`, value);
  } else if (kind === "placed") {
    report("two-parents", place, `“${from}” lists ${child}, which already has another place.`, value);
  } else {
    if (typeof value !== "string")
      report("bad-child", place, `“${from}” lists ${excerptOf(value)}, which is not a string.`, value, noId);
    const { parent } = nodes.get(String(to)) ?? {};
    if (parent === from) return;
    const parentExists = typeof parent === "string" && nodes.has(parent);
    const problem = `“${from}” lists ${child}, whose parent is ${excerptOf(parent)}.`;
    // If a linked node's type differs from its <Element>'s, Craft.js looks up the parent to replace the node.
    const effect =
      !parentExists && field !== "nodes"
        ? ({ severity: "error", phase: "render" } as const)
        : typeof parent === "string"
          ? {}
          : noId;
    report(parentExists ? "wrong-parent" : "dangling-parent", [String(to), "parent"], problem, parent, effect);
  }
}

/** The effect of a link to a missing node, where it differs from the kind's. */
function effectOf(isChild: boolean, value: unknown): Parameters<Report>[4] {
  if (!isChild && !value) {
    const text = "No message, unless Craft.js deletes the node: the component makes a new one for its <Element>.";
    return { phase: null, message: null, reference: null, text };
  }
  return typeof idOf(value) === "string" || isChild ? {} : noId;
}

/**
 * Reports nodes that no node lists. If their parent lists no nodes at all, its list was lost. Otherwise such a node may
 * be a copy that StrictMode left behind, or a lost child: only the author knows.
 */
function checkUnreachable(nodes: Nodes, root: string, { trees, rootOfTree, visits }: Walk, report: Report): void {
  const parents = new Set(visits.filter(({ kind }) => kind === "first").map(({ from }) => from));
  for (const { root: top, size } of trees) {
    if (top === root || top === oldRootId) continue;
    const { parent } = nodes.get(top) ?? {};
    const below = size > 1 ? `, with ${size - 1} below it` : "";
    const hasParent = typeof parent === "string" && nodes.has(parent) && rootOfTree.get(parent) !== top;
    const belongsToRoot = !parent || (typeof parent === "string" && !nodes.has(parent) && isRootName(parent));
    const parentId = hasParent ? parent : root;
    if (!nodes.has(parentId)) continue;
    const isLost = (hasParent || belongsToRoot) && !parents.has(parentId) && !isVoid(nodes.get(parentId)?.type);
    const problem = `“${top}” belongs to “${parentId}”, which does not list it${below}.`;
    const choice = { replacement: parentId, ...(isLost && { removal: null }) };
    if (hasParent || isLost) report("unlisted-child", [top], problem, undefined, choice);
    else report("orphan", [top], `“${top}” is not reachable from ROOT${below}.`, undefined, choice);
  }
}

/** Returns a function that maps the id of a missing node to the only unlisted node whose id is equal but for case and separators. */
function findSimilarIds(nodes: Nodes, { trees }: Walk): (id: string) => string | undefined {
  const groups = Map.groupBy(
    trees.map(({ root }) => root),
    normaliseId,
  );
  return (id) => {
    const [match, ...rest] = groups.get(normaliseId(id)) ?? [];
    return rest.length === 0 && normaliseId(id) !== "" && nodes.has(match ?? "") ? match : undefined;
  };
}
