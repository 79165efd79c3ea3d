import type { Code } from "./catalogue.ts";
import { isTag } from "./check-links.ts";
import { oldRootId, rootId } from "./check-root.ts";
import type { Draft } from "./draft.ts";
import { isObject } from "./find-document.ts";
import { linksOf, type Visit } from "./links.ts";
import type { Fix } from "./repair.ts";

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

const takeTree: Fix = (draft, finding) => {
  const taken = draft.takeTrees([finding.place[0]]);
  if (Object.keys(taken).length > 0) draft.recordRemoved(finding, taken);
};

/** Repairs of what nodes say of each other. */
export const linkFixes = {
  "bad-child": (draft, finding) => {
    const { place, value } = finding;
    const id = String(isObject(value) ? value.id : value);
    const isId = typeof value === "number" ? draft.nodes.has(id) : draft.isFree(id);
    if (!isId || !draft.node(place[0]) || !draft.has(finding)) {
      unlink()(draft, finding);
      return;
    }
    draft.recordRemoved(finding, value);
    draft.put(place, id);
  },
  "dangling-child": unlink("missing"),
  "dangling-link": unlink("missing"),
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
    const root = draft.node(oldRootId);
    if (!root || !draft.node(rootId)) return;
    draft.recordRemoved(finding, root);
    draft.put([oldRootId], undefined);
    const { rootOfTree } = draft.walk();
    const children = linksOf(root).flatMap(({ to }) =>
      typeof to === "string" && draft.node(to) && rootOfTree.get(to) !== rootId ? [to] : [],
    );
    adopt(draft, rootId, [...new Set(children)]);
  },
  "unlisted-child": takeTree,
  orphan: takeTree,
  "fixed-children": (draft, finding) => {
    const id = String(finding.place[0]);
    const node = draft.node(id);
    if (!node || node.isCanvas) return;
    draft.recordRemoved(finding, node.isCanvas);
    draft.set(id, { isCanvas: true });
  },
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
