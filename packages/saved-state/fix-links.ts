import type { Code } from "./catalogue/kinds.ts";
import { isTag } from "./check-links.ts";
import { oldRootId, rootId } from "./check-root.ts";
import { isObject } from "./document.ts";
import type { Draft, Fix } from "./draft.ts";
import { idWithin, linksOf, type Visit } from "./links.ts";
import { isNode } from "./nodes.ts";

/** Removes a link, if the finding still applies: earlier repairs may have changed its target. */
const unlink =
  (kind: Visit["kind"]): Fix =>
  (draft, finding) => {
    if (draft.links.kinds.get(JSON.stringify(finding.place)) === kind) draft.replace(finding, undefined);
  };

/** Appends nodes to a node's children. */
export function adopt(draft: Draft, parent: string, ids: readonly string[]): void {
  const children = draft.node(parent)?.nodes;
  draft.set(parent, { nodes: [...(Array.isArray(children) ? children : []), ...ids] });
  for (const id of ids) draft.set(id, { parent });
}

const setParent: Fix = (draft, finding) => {
  const parent = draft.links.parents.get(String(finding.place[0]));
  if (parent !== undefined && parent !== finding.value) draft.replace(finding, parent);
};

const renameLinks: Fix = (draft, { place: [id] }) => {
  const { _childCanvas: linkedNodes, linkedNodes: current } = draft.node(id) ?? {};
  if (linkedNodes && !current) draft.set(String(id), { linkedNodes, _childCanvas: undefined });
};

const mergeLinks: Fix = (draft, finding) => {
  const id = String(finding.place[0]);
  const { _childCanvas: old, linkedNodes: current } = draft.node(id) ?? {};
  if (!old || !current) return;
  const unlinked: Record<string, unknown> = {};
  draft.set(id, { linkedNodes: isObject(current) ? current : {}, _childCanvas: undefined });
  for (const links of [current, old]) if (!isObject(links)) draft.recordRemoved(finding, links);
  for (const [name, to] of Object.entries(isObject(old) ? old : {})) {
    const place = [id, "linkedNodes", name];
    if (draft.isFree(to) && draft.at(place) === undefined) draft.put(place, to);
    else unlinked[name] = to;
  }
  if (Object.keys(unlinked).length > 0) draft.recordRemoved(finding, unlinked);
};

/** Adds the top node of an unlisted tree to the children of the finding's parent. */
const attach: Fix = (draft, { place: [id], replacement }) => {
  const parent = String(replacement);
  if (!draft.node(id) || !draft.node(parent) || draft.links.rootOfTree.get(String(id)) !== id) return;
  adopt(draft, parent, [String(id)]);
};

/** Writes the correct id, or gives an inline node an id. */
const linkChild: Fix = (draft, finding) => {
  const { place, value } = finding;
  const id = idWithin(value);
  if (typeof value === "number" ? draft.nodes.has(id) : draft.isFree(id)) draft.replace(finding, id);
  else if (!isNode(value)) draft.replace(finding, undefined);
  else if (draft.node(place[0]) && draft.has(finding)) {
    const fresh = draft.freshId(typeof value.id === "string" && value.id ? value.id : `${place[0]}-${place[2]}`);
    draft.put([fresh], { ...value, parent: place[0] });
    draft.put(place, fresh);
  }
};

/** Writes the id of the node with almost the same id, or removes the id of a missing node. */
const relink: Fix = (draft, finding) => {
  const { place, replacement } = finding;
  if (!draft.isFree(replacement) || !draft.has(finding)) unlink("missing")(draft, finding);
  else draft.put(place, replacement);
};

const takeTree: Fix = (draft, finding) => {
  const removed = draft.takeTrees([finding.place[0]]);
  if (Object.keys(removed).length > 0) draft.recordRemoved(finding, removed);
};

/** Repairs of links between nodes. */
export const linkFixes = {
  "bad-child": linkChild,
  "dangling-child": relink,
  "dangling-link": relink,
  cycle: unlink("ancestor"),
  "two-parents": unlink("placed"),
  "wrong-parent": setParent,
  "dangling-parent": setParent,
  "old-linked-nodes": renameLinks,
  "lost-linked-nodes": mergeLinks,
  "tag-links": (draft, finding) => {
    const id = String(finding.place[0]);
    const node = draft.node(id);
    if (!node || !isTag(node) || !isObject(node.linkedNodes) || Object.keys(node.linkedNodes).length === 0) return;
    for (const links of [node.linkedNodes, node._childCanvas]) draft.recordRemoved(finding, links);
    showLinked(draft, id);
  },
  "two-roots": (draft, finding) => {
    if (!draft.node(oldRootId) || !draft.node(rootId)) return;
    draft.recordRemoved(finding, oldRootId);
    const id = draft.freshId("second-root");
    draft.rename(oldRootId, id);
    adopt(draft, rootId, [id]);
  },
  "unlisted-child": attach,
  orphan: attach,
  "fixed-children": (draft, finding) => {
    const id = String(finding.place[0]);
    const node = draft.node(id);
    if (!node || node.isCanvas) return;
    draft.recordRemoved(finding, node.isCanvas);
    draft.set(id, { isCanvas: true });
  },
} satisfies Partial<Record<Code, Fix>>;

/** Repairs that remove nodes, at the reader's request. */
export const linkRemovals = {
  "unlisted-child": takeTree,
  orphan: takeTree,
} satisfies Partial<Record<Code, Fix>>;

/** Turns the linked nodes of an HTML element, which cannot show them, into children. */
export function showLinked(draft: Draft, id: string): void {
  const links = linksOf(draft.node(id) ?? {}).filter(({ field }) => field !== "nodes");
  draft.set(id, { linkedNodes: {}, _childCanvas: undefined });
  adopt(
    draft,
    id,
    links.flatMap(({ to }) => (typeof to === "string" ? [to] : [])),
  );
}
