import type { Code } from "./catalogue.ts";
import { isTag } from "./check-links.ts";
import { isObject } from "./document.ts";
import type { Fix } from "./draft.ts";
import { idOf, idWithin, type Visit } from "./links.ts";
import { isNode, oldRootId, parseNested, rootId } from "./nodes.ts";

/** Removes a link, if the finding still applies: earlier repairs may have changed its target. */
const unlink =
  (kind: Visit["kind"]): Fix =>
  (draft, finding) => {
    if (draft.links.kinds.get(JSON.stringify(finding.place)) === kind) draft.replace(finding, undefined);
  };

const setParent: Fix = (draft, finding, id) => {
  const parent = draft.links.parents.get(id);
  if (parent !== undefined && parent !== finding.value) draft.replace(finding, parent);
};

/** Adds the top node of an unlisted tree to the children of the finding's parent. */
const attach: Fix = (draft, { replacement }, id) => {
  const parent = String(replacement);
  if (draft.node(parent) && draft.links.rootOfTree.get(id) === id) draft.adopt(parent, [id]);
};

/** Writes the correct id, or gives an inline node an id. */
const linkChild: Fix = (draft, finding, parent) => {
  const { place, value } = finding;
  const id = idWithin(value);
  if (typeof idOf(value) === "string" ? draft.node(id) : draft.isFree(id)) draft.replace(finding, id);
  else if (!isNode(value)) draft.replace(finding, undefined);
  else {
    const freshId = draft.freshId(typeof value.id === "string" && value.id ? value.id : `${parent}-${place[2]}`);
    draft.put([freshId], { ...value, parent });
    draft.put(place, freshId);
  }
};

/** Writes the id of the node with almost the same id, or removes the id of a missing node. */
const relink: Fix = (draft, finding, ...node) => {
  if (draft.isFree(finding.replacement)) draft.put(finding.place, finding.replacement);
  else unlink("missing")(draft, finding, ...node);
};

const removeTree: Fix = (draft, finding, id) => {
  const removed = draft.removeTrees([id]);
  if (Object.keys(removed).length > 0) draft.recordRemoved(finding, removed);
};

/** Repairs of links between nodes. */
export const linkFixes = {
  "bad-nodes": (draft, finding) => {
    const value = parseNested(finding.value);
    const ids = typeof value === "string" ? value.split(/[\s,]+/) : Object.values(value ?? {});
    const isChild = (child: unknown) => typeof child === "object" || draft.nodes.has(String(child));
    draft.replace(finding, draft.nodes.has(String(value)) ? [value] : ids.filter(isChild));
  },
  "bad-linked-nodes": (draft, finding, id) => {
    const value = parseNested(finding.value);
    draft.replace(finding, isObject(value) ? value : {});
    const free = Array.isArray(value) ? [...new Set(value)].filter((child) => draft.isFree(child)) : [];
    if (free.length > 0) draft.adopt(id, free);
  },
  "bad-child": linkChild,
  "dangling-child": relink,
  "dangling-link": relink,
  cycle: unlink("ancestor"),
  "two-parents": unlink("placed"),
  "wrong-parent": setParent,
  "dangling-parent": setParent,
  "old-linked-nodes": (draft, _, id, { _childCanvas, linkedNodes }) => {
    if (_childCanvas && !linkedNodes) draft.set(id, { linkedNodes: _childCanvas, _childCanvas: undefined });
  },
  "lost-linked-nodes": (draft, finding, id, { _childCanvas: old, linkedNodes: current }) => {
    if (!current) return;
    const unlinked: Record<string, unknown> = {};
    draft.set(id, { linkedNodes: isObject(current) ? current : {}, _childCanvas: undefined });
    for (const links of [current, old]) if (!isObject(links)) draft.recordRemoved(finding, links);
    for (const [name, to] of Object.entries(isObject(old) ? old : {})) {
      const place = [id, "linkedNodes", name];
      if (draft.isFree(to) && draft.at(place) === undefined) draft.put(place, to);
      else unlinked[name] = to;
    }
    if (Object.keys(unlinked).length > 0) draft.recordRemoved(finding, unlinked);
  },
  "tag-links": (draft, finding, id, node) => {
    if (!isTag(node) || !isObject(node.linkedNodes) || Object.keys(node.linkedNodes).length === 0) return;
    for (const links of [node.linkedNodes, node._childCanvas]) draft.recordRemoved(finding, links);
    draft.showLinked(id);
  },
  "two-roots": (draft, finding) => {
    if (!draft.node(rootId)) return;
    draft.recordRemoved(finding, oldRootId);
    const id = draft.freshId("second-root");
    draft.rename(oldRootId, id);
    draft.adopt(rootId, [id]);
  },
  "unlisted-child": attach,
  orphan: attach,
  "fixed-children": (draft, finding, id, { isCanvas }) => {
    if (isCanvas) return;
    draft.recordRemoved(finding, isCanvas);
    draft.set(id, { isCanvas: true });
  },
} satisfies Partial<Record<Code, Fix>>;

/** Repairs that remove nodes, at the reader's request. */
export const linkRemovals = { "unlisted-child": removeTree, orphan: removeTree } satisfies Partial<Record<Code, Fix>>;
