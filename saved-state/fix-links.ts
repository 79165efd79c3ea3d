import type { Code } from "./catalogue.ts";
import { oldRootId, rootId } from "./check-root.ts";
import type { Draft } from "./draft.ts";
import { isObject } from "./find-document.ts";
import type { Finding } from "./finding.ts";
import { idOf, linksOf } from "./links.ts";
import { upgradeLinkedNodes } from "./migrate-saved-state.ts";
import type { Fix } from "./repair.ts";

function unlink(draft: Draft, finding: Finding): void {
  if (!draft.node(finding.place[0]) || !draft.has(finding)) return;
  draft.mention(idOf(finding.value), -1);
  draft.takeOut(finding, finding.value);
  draft.put(finding.place, undefined);
}

/** Puts nodes at the end of a node's children. */
export function adopt(draft: Draft, parent: string, ids: readonly string[]): void {
  const children = draft.node(parent)?.nodes;
  draft.set(parent, { nodes: [...(Array.isArray(children) ? children : []), ...ids] });
  for (const id of ids) {
    draft.mention(id, 1);
    draft.set(id, { parent });
  }
}

const setParent: Fix = (draft, finding) => {
  const { place, value, replacement } = finding;
  if (!draft.node(replacement) || !draft.node(place[0]) || !draft.has(finding)) return;
  draft.takeOut(finding, value);
  draft.put(place, replacement);
};

const renameLinks: Fix = (draft, finding) => {
  const [id] = finding.place;
  const node = draft.node(id);
  if (!node || !draft.has(finding)) return;
  const old = isObject(finding.value) ? finding.value : {};
  const taken = Object.entries(old).filter(
    ([key]) => isObject(node.linkedNodes) && Object.hasOwn(node.linkedNodes, key),
  );
  if (taken.length > 0) draft.takeOut(finding, Object.fromEntries(taken));
  const upgraded = upgradeLinkedNodes(node);
  draft.nodes.set(String(id), upgraded);
  if (node.linkedNodes)
    for (const [key, to] of Object.entries(old)) if (!taken.some(([name]) => name === key)) draft.mention(to, 1);
};

const takeTree: Fix = (draft, finding) => {
  const id = String(finding.place[0]);
  // Nodes in a circle mention their own top.
  const isLoose = !draft.mentions.get(id) || finding.code === "orphan";
  if (isLoose && draft.nodes.has(id)) draft.takeOut(finding, draft.takeTrees([id]));
};

/** Repairs of what nodes say of each other. */
export const linkFixes = {
  "bad-child": (draft, finding) => {
    const { place, value } = finding;
    const id = String(isObject(value) ? value.id : value);
    const isFree = typeof value === "number" || !draft.mentions.get(id);
    if (!draft.nodes.has(id) || !draft.node(place[0]) || !draft.has(finding) || !isFree) {
      unlink(draft, finding);
      return;
    }
    draft.takeOut(finding, value);
    if (typeof value !== "number") draft.mention(id, 1);
    draft.put(place, id);
  },
  "dangling-child": unlink,
  "dangling-link": unlink,
  cycle: unlink,
  "two-parents": (draft, finding) => {
    if ((draft.mentions.get(idOf(finding.value)) ?? 0) > 1) unlink(draft, finding);
  },
  "wrong-parent": setParent,
  "dangling-parent": setParent,
  "old-linked-nodes": renameLinks,
  "lost-linked-nodes": renameLinks,
  "tag-links": (draft, finding) => {
    const [id] = finding.place;
    const linked = draft.node(id)?.linkedNodes;
    if (!isObject(linked) || !draft.has(finding)) return;
    draft.takeOut(finding, linked);
    showLinked(draft, String(id));
  },
  "two-roots": (draft, finding) => {
    const root = draft.node(oldRootId);
    if (!root || !draft.node(rootId)) return;
    draft.takeOut(finding, root);
    draft.nodes.delete(oldRootId);
    const children = linksOf(root).flatMap(({ to }) =>
      typeof to === "string" && draft.mention(to, -1) <= 0 ? [to] : [],
    );
    adopt(
      draft,
      rootId,
      children.filter((id) => draft.nodes.has(id)),
    );
  },
  "unlisted-child": takeTree,
  orphan: takeTree,
} satisfies Partial<Record<Code, Fix>>;

/** Makes children of the linked nodes of an HTML element, which cannot show them. */
export function showLinked(draft: Draft, id: string): void {
  const links = linksOf(draft.node(id) ?? {}).filter(({ field }) => field !== "nodes");
  for (const { to } of links) draft.mention(to, -1);
  draft.set(id, { linkedNodes: {}, _childCanvas: undefined });
  adopt(
    draft,
    id,
    links.flatMap(({ to }) => (typeof to === "string" ? [to] : [])),
  );
}
