import { removesId } from "./catalogue.ts";
import { isVoid } from "./check-node.ts";
import { isObject, kindOf, type SavedDocument, type SavedNode, shown } from "./document.ts";
import type { Report } from "./finding.ts";
import { idOf, idWithin, linkedField, type Visit, type Walk, walk } from "./links.ts";
import { isNode, isRootName, type Nodes, oldRootId, plainId, rootId, rootOf } from "./nodes.ts";

/** Numbers of levels and nodes that deserve a finding. */
const deepTree = 500;
const manyNodes = 500;

const noId = { message: "Invalid parameter Node Id specified", reference: "/docs/api/errors#invalid-node-id" };

/** Checks that the nodes form one tree, and that they can be moved. */
export function checkLinks(nodes: Nodes, report: Report): void {
  for (const [id, node] of nodes) checkForms(id, node, report);
  const root = rootOf(nodes);
  const walked = walk(nodes, root);
  const spelling = otherSpelling(nodes, walked);
  // Nodes that are not reachable from ROOT are never rendered, and are reported as a whole.
  for (const visit of walked.visits)
    if (!nodes.has(root) || walked.rootOfTree.get(visit.from) === root) checkVisit(nodes, visit, spelling, report);
  checkUnreachable(nodes, root, walked, report);
  if (!nodes.has(root)) return;
  const depth = walked.trees[0]?.depth ?? 0;
  if (depth > deepTree) report("deep-tree", [], `The page is ${depth} levels deep.`, depth);
  if (nodes.size > manyNodes) report("large-document", [], `There are ${nodes.size} nodes.`, nodes.size);
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
  if (root.parent) report("root-parent", [id, "parent"], `The root has the parent ${shown(root.parent)}.`, root.parent);
  if (root.hidden) report("hidden-root", [id, "hidden"], "The root is hidden.", root.hidden, { replacement: false });
  if (![...nodes.values()].some(({ isCanvas }) => isCanvas))
    report("no-canvas", [id, "isCanvas"], "No node is a canvas: blocks cannot be dropped anywhere.");
}

function checkForms(id: string, node: SavedNode, report: Report): void {
  const { nodes, linkedNodes, _childCanvas: old } = node;
  if (nodes && !Array.isArray(nodes)) {
    const message = typeof nodes === "string" ? { message: "map is not a function", phase: "render" as const } : {};
    report("bad-nodes", [id, "nodes"], `nodes of “${id}” is ${kindOf(nodes)}, not a list.`, nodes, message);
  }
  const field = linkedField(node);
  const links = node[field];
  if (links && !isObject(links))
    report("bad-linked-nodes", [id, field], `${field} of “${id}” is ${kindOf(links)}.`, links);
  const place = [id, "_childCanvas"];
  if (old && linkedNodes)
    report("lost-linked-nodes", place, `“${id}” has both linkedNodes and the older _childCanvas.`, old);
  else if (old)
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
  spelling: ReturnType<typeof otherSpelling>,
  report: Report,
): void {
  const place = [from, field, key];
  const links = nodes.get(from)?.[field] as Record<string | number, unknown> | undefined;
  const value = links?.[key];
  const child = typeof to === "string" ? `“${to}”` : shown(to);
  if (kind === "missing") {
    const isChild = field === "nodes";
    const effect = effectOf(isChild, value);
    if (typeof to !== "string") {
      // Without an id and a type, only the author knows which node is meant.
      const isContent = typeof to === "object" && to !== null && Object.keys(to).length > 0;
      const choice =
        isContent && !isNode(to) && !nodes.has(String(idWithin(to))) ? { repair: null, removal: removesId } : {};
      report("bad-child", place, `“${from}” lists ${child}, which is not an id.`, value, { ...effect, ...choice });
    } else {
      const code = isChild ? "dangling-child" : "dangling-link";
      const match = spelling(to);
      const choice = match ? { replacement: match, repair: `Writes “${match}”, the node of almost the same id.` } : {};
      report(code, place, `“${from}” lists ${child}, which is not a node.`, value, { ...effect, ...choice });
    }
  } else if (kind === "ancestor") {
    report("cycle", place, `“${from}” lists ${child}, one of its ancestors.`, value);
  } else if (kind === "placed") {
    report("two-parents", place, `“${from}” lists ${child}, which has another place already.`, value);
  } else {
    if (typeof value !== "string")
      report("bad-child", place, `“${from}” lists ${shown(value)}, which is not a string.`, value, noId);
    const { parent } = nodes.get(String(to)) ?? {};
    if (parent === from) return;
    const isThere = typeof parent === "string" && nodes.has(parent);
    const problem = `“${from}” lists ${child}, whose parent is ${shown(parent)}.`;
    // Craft.js looks the parent up where the component's <Element> has another type than the node, and replaces it.
    const effect =
      !isThere && field !== "nodes"
        ? ({ severity: "error", phase: "render" } as const)
        : typeof parent === "string"
          ? {}
          : noId;
    report(isThere ? "wrong-parent" : "dangling-parent", [String(to), "parent"], problem, parent, effect);
  }
}

/** The effect of a mention of a missing node, if it differs from the kind's. */
function effectOf(isChild: boolean, value: unknown): Parameters<Report>[4] {
  if (!isChild && !value) {
    const text = "No message, unless Craft.js deletes the node: the component makes a new one for its <Element>.";
    return { phase: null, message: null, reference: null, text };
  }
  return typeof idOf(value) === "string" || isChild ? {} : noId;
}

/**
 * Nodes that no other lists. If their parent lists no nodes at all, its list was lost. Otherwise such a node may be a
 * copy that StrictMode left behind, or a lost child: only the author knows.
 */
function checkUnreachable(nodes: Nodes, root: string, { trees, rootOfTree, visits }: Walk, report: Report): void {
  const parents = new Set(visits.filter(({ kind }) => kind === "first").map(({ from }) => from));
  for (const { root: top, size } of trees) {
    if (top === root || top === oldRootId) continue;
    const { parent } = nodes.get(top) ?? {};
    const below = size > 1 ? `, with ${size - 1} below it` : "";
    const isOwn = typeof parent === "string" && nodes.has(parent) && rootOfTree.get(parent) !== top;
    const isOfRoot = !parent || (typeof parent === "string" && !nodes.has(parent) && isRootName(parent));
    const home = isOwn ? parent : root;
    if (!nodes.has(home)) continue;
    const isLost = (isOwn || isOfRoot) && !parents.has(home) && !isVoid(nodes.get(home)?.type);
    const problem = `“${top}” belongs to “${home}”, which does not list it${below}.`;
    if (isOwn || isLost)
      report("unlisted-child", [top], problem, undefined, { replacement: home, ...(isLost ? { removal: null } : {}) });
    else report("orphan", [top], `“${top}” is not reachable from ROOT${below}.`, undefined, { replacement: home });
  }
}

/** For each id that is listed and missing: the one unlisted node whose id differs in case and separators only. */
function otherSpelling(nodes: Nodes, { trees }: Walk): (id: string) => string | undefined {
  const groups = Map.groupBy(
    trees.map(({ root }) => root),
    plainId,
  );
  return (id) => {
    const [match, ...others] = groups.get(plainId(id)) ?? [];
    return others.length === 0 && plainId(id) !== "" && nodes.has(match ?? "") ? match : undefined;
  };
}
