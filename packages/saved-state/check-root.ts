import type { Report } from "./catalogue.ts";
import { shown } from "./describe-value.ts";
import type { SavedDocument } from "./document.ts";
import { type Nodes, plainId } from "./nodes.ts";

export const rootId = "ROOT";
export const oldRootId = "canvas-ROOT";

/** Whether an id is a root's in another spelling: root, Root, r_o_o_t, rootNode. */
export const isRootName = (id: string) => /^(canvas)?root(node)?$/.test(plainId(id));

/** The id of the root, if there is such a node. */
export const rootOf = (nodes: Nodes) => (nodes.has(rootId) ? rootId : oldRootId);

/** Checks the root: which node it is, whether it shows anything, and whether blocks can be dropped. */
export function checkRoot(document: SavedDocument, nodes: Nodes, report: Report): void {
  if (Object.hasOwn(document, oldRootId)) {
    if (Object.hasOwn(document, rootId)) report("two-roots", [oldRootId], "There is both a ROOT and a canvas-ROOT.");
    else report("old-root", [oldRootId], "The root is called canvas-ROOT, as in releases before 0.1.0-beta.8.");
  } else if (!Object.hasOwn(document, rootId)) report("no-root", [], "No node is called ROOT.");
  const id = rootOf(nodes);
  const root = nodes.get(id);
  if (!root) return;
  if (root.hidden) report("hidden-root", [id, "hidden"], "The root is hidden.", root.hidden);
  if (root.parent) report("root-parent", [id, "parent"], `The root has the parent ${shown(root.parent)}.`, root.parent);
  if (![...nodes.values()].some(({ isCanvas }) => isCanvas))
    report("no-canvas", [id, "isCanvas"], "No node is a canvas: blocks cannot be dropped anywhere.", root.isCanvas);
}
