import type { Code } from "./catalogue/kinds.ts";
import { isTag } from "./check-links.ts";
import { oldRootId, rootId } from "./check-root.ts";
import { isObject } from "./document.ts";
import type { Draft, Fix } from "./draft.ts";
import { idWithin, linksOf, type Visit } from "./links.ts";
import { isNode } from "./nodes.ts";

/** Takes a link out, if it is what the finding says of it: earlier repairs may have changed where it leads. */
const unlink =
  (kind?: Visit["kind"]): Fix =>
  (draft, finding) => {
    const { place, value } = finding;
    if (!draft.node(place[0]) || !draft.has(finding)) return;
    if (kind && draft.links.kinds.get(JSON.stringify(place)) !== kind) return;
    draft.recordRemoved(finding, value);
    draft.put(place, undefined);
  };

/** Puts nodes at the end of a node's children. */
export function adopt(draft: Draft, parent: string, ids: readonly string[]): void {
  const children = draft.node(parent)?.nodes;
  draft.set(parent, { nodes: [...(Array.isArray(children) ? children : []), ...ids] });
  for (const id of ids) draft.set(id, { parent });
}

const setParent: Fix = (draft, finding) => {
  const parent = draft.links.parents.get(String(finding.place[0]));
  if (parent === undefined || parent === finding.value || !draft.has(finding)) return;
  draft.recordRemoved(finding, finding.value);
  draft.put(finding.place, parent);
};

const renameLinks: Fix = (draft, { place: [id] }) => {
  const { _childCanvas: linkedNodes, linkedNodes: current } = draft.node(id) ?? {};
  if (linkedNodes && !current) draft.set(String(id), { linkedNodes, _childCanvas: undefined });
};

const mergeLinks: Fix = (draft, finding) => {
  const id = String(finding.place[0]);
  const { _childCanvas: old, linkedNodes: current } = draft.node(id) ?? {};
  if (!old || !current) return;
  const taken: Record<string, unknown> = {};
  draft.set(id, { linkedNodes: isObject(current) ? current : {}, _childCanvas: undefined });
  for (const links of [current, old]) if (!isObject(links)) draft.recordRemoved(finding, links);
  for (const [name, to] of Object.entries(isObject(old) ? old : {})) {
    const place = [id, "linkedNodes", name];
    if (draft.isFree(to) && draft.at(place) === undefined) draft.put(place, to);
    else taken[name] = to;
  }
  if (Object.keys(taken).length > 0) draft.recordRemoved(finding, taken);
};

/** Adds the top node of an unlisted tree to the children of the finding's parent. */
const attach: Fix = (draft, { place: [id], replacement }) => {
  const parent = String(replacement);
  if (!draft.node(id) || !draft.node(parent) || draft.links.rootOfTree.get(String(id)) !== id) return;
  adopt(draft, parent, [String(id)]);
};

/** Writes the id that is meant, or gives a node in the place of an id one. */
const linkChild: Fix = (draft, finding) => {
  const { place, value } = finding;
  if (!draft.node(place[0]) || !draft.has(finding)) return;
  const id = idWithin(value);
  if (typeof value === "number" ? draft.nodes.has(id) : draft.isFree(id)) {
    draft.recordRemoved(finding, value);
    draft.put(place, id);
  } else if (isNode(value)) {
    const fresh = draft.freshId(typeof value.id === "string" && value.id ? value.id : `${place[0]}-${place[2]}`);
    draft.put([fresh], { ...value, parent: place[0] });
    draft.put(place, fresh);
  } else unlink()(draft, finding);
};

/** Writes the id of the node that differs in its spelling only, or takes out the id of none. */
const relink: Fix = (draft, finding) => {
  const { place, replacement } = finding;
  if (!draft.isFree(replacement) || !draft.has(finding)) unlink("missing")(draft, finding);
  else draft.put(place, replacement);
};

const takeTree: Fix = (draft, finding) => {
  const taken = draft.takeTrees([finding.place[0]]);
  if (Object.keys(taken).length > 0) draft.recordRemoved(finding, taken);
};

/** Repairs of what nodes say of each other. */
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

/** Repairs that take nodes or ids out, for readers who decide so. */
export const linkRemovals = {
  "bad-child": unlink(),
  "unlisted-child": takeTree,
  orphan: takeTree,
} satisfies Partial<Record<Code, Fix>>;

/** Makes children of the linked nodes of an HTML element, which cannot show them. */
export function showLinked(draft: Draft, id: string): void {
  const links = linksOf(draft.node(id) ?? {}).filter(({ field }) => field !== "nodes");
  draft.set(id, { linkedNodes: {}, _childCanvas: undefined });
  adopt(
    draft,
    id,
    links.flatMap(({ to }) => (typeof to === "string" ? [to] : [])),
  );
}
