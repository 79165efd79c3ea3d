import type { Code } from "./catalogue/kinds.ts";
import type { ChildElement } from "./check-props.ts";
import { isRootName, oldRootId, rootId } from "./check-root.ts";
import { isObject, type SavedNode } from "./document.ts";
import type { Fix } from "./draft.ts";
import { adopt, showLinked } from "./fix-links.ts";
import { idOf } from "./links.ts";
import { isNode, isState, unpacked, withFields } from "./nodes.ts";

/** Sets the type to the finding's replacement. */
const replaceType: Fix = (draft, finding) => {
  if (finding.replacement) draft.replace(finding, finding.replacement);
};

/** Turns a node or an element whose type cannot be loaded into a div. */
const makeDiv: Fix = (draft, finding) => {
  const { place, value } = finding;
  const id = String(place[0]);
  const node = draft.node(id);
  if (!node || !draft.has(finding)) return;
  if (place.length > 2) {
    // An element within `children`: its own children are shown.
    const at = place.slice(0, -1);
    const { children, ...lost } = (draft.at(at) as ChildElement).props;
    draft.recordRemoved(finding, { type: value, props: lost });
    draft.put(at, { type: "div", props: children === undefined ? {} : { children } });
    return;
  }
  // The props belong to the missing component: some would make a div throw.
  const { props, linkedNodes, _childCanvas } = node;
  draft.recordRemoved(finding, { type: value, props, linkedNodes, _childCanvas });
  draft.set(id, { type: "div", props: {} });
  showLinked(draft, id);
};

const makeNode: Fix = (draft, finding) => {
  const node = unpacked(finding.value);
  if (!draft.has(finding)) return;
  if (isNode(node)) draft.put([String(finding.place[0])], withFields(node));
  else if (isState(node)) draft.put([String(finding.place[0])], node);
};

const renameTo =
  (name: string): Fix =>
  (draft, { place: [id] }) => {
    if (draft.nodes.has(String(id))) draft.rename(String(id), draft.freshId(name));
  };

const emptyRoot = {
  type: "div",
  isCanvas: true,
  props: {},
  displayName: "div",
  custom: {},
  hidden: false,
  linkedNodes: {},
};

/** Repairs of entries, types and the root. */
export const nodeFixes = {
  "duplicate-key": (draft, { place, value }) => {
    const [id, , name] = place;
    if (place.length === 1) draft.put([draft.freshId(`${id}-copy`)], value);
    else if (draft.node(id)) {
      const at = (count: number) => [...place.slice(0, -1), `${name}-${count}`];
      let count = 2;
      while (draft.at(at(count)) !== undefined) count++;
      draft.put(at(count), value);
    }
  },
  "null-node": (draft, finding) => {
    if (draft.has(finding)) draft.put([String(finding.place[0])], undefined);
  },
  "not-a-node": (draft, finding) => {
    const id = String(finding.place[0]);
    const root = [rootId, oldRootId].find((id) => draft.node(id));
    const custom = root && draft.at([root, "custom"]);
    if (id === rootId || id === oldRootId) {
      // Frees the id of the root first.
      if (!draft.has(finding)) return;
      draft.put([id], undefined);
      draft.put([draft.freshId(`${id}-value`)], finding.value);
      return;
    }
    if (!root || !draft.has(finding)) return;
    if (custom && !isObject(custom)) draft.put([root, "custom"], { custom });
    let key = id;
    while (draft.at([root, "custom", key]) !== undefined) key += "-2";
    draft.put([id], undefined);
    draft.put([root, "custom", key], finding.value);
  },
  "packed-node": makeNode,
  "key-case": makeNode,
  "no-type": replaceType,
  "empty-type": replaceType,
  "unknown-component": replaceType,
  "prototype-name": replaceType,
  "component-as-tag": replaceType,
  "bad-tag": replaceType,
  "void-element": (draft, finding) => {
    const id = String(finding.place[0]);
    const node = draft.node(id);
    if (!node || !Array.isArray(node.nodes) || node.nodes.length === 0 || !draft.has(finding)) return;
    // A node without a parent that lists it keeps its children as unlisted ones.
    const parent = draft.links.parents.get(id);
    const children = [...new Set(node.nodes)].filter((child) => draft.links.parents.get(String(idOf(child))) === id);
    const siblings = draft.node(parent)?.nodes;
    const list = Array.isArray(siblings) ? siblings : [];
    draft.set(id, { nodes: [] });
    for (const child of children) draft.set(String(child), { parent: parent ?? node.parent });
    if (parent === undefined) return;
    draft.set(parent, { nodes: list.toSpliced(list.indexOf(id) + 1 || list.length, 0, ...children) });
  },
  "no-root": (draft) => {
    if (draft.nodes.has(rootId) || draft.nodes.has(oldRootId)) return;
    const { trees, rootOfTree } = draft.links;
    const parentOf = (id: string) => draft.node(id)?.parent;
    // A node whose parent exists got lost below the root.
    const roots = trees.map(({ root }) => root);
    const tops = roots.filter((id) => {
      const parent = parentOf(id);
      return typeof parent !== "string" || !draft.node(parent) || rootOfTree.get(parent) === id;
    });
    const named = tops.filter(isRootName);
    const [top, ...others] = named.length > 0 ? named : tops.filter((id) => !parentOf(id));
    if (top !== undefined && others.length === 0) {
      draft.rename(top, rootId);
      draft.set(rootId, { parent: undefined });
    } else {
      draft.putFirst(rootId, { ...emptyRoot, nodes: [] });
      adopt(draft, rootId, tops);
    }
  },
  "no-canvas": (draft) => {
    if (![...draft.nodes.values()].some((node) => isObject(node) && node.isCanvas === true))
      draft.set(draft.nodes.has(rootId) ? rootId : oldRootId, { isCanvas: true });
  },
  "prototype-id": renameTo("proto"),
  "empty-id": renameTo("node"),
} satisfies Partial<Record<Code, Fix>>;

/** Repairs that remove a type or content, at the reader's request. */
export const nodeRemovals = {
  "bad-props": (draft, finding) => draft.replace(finding, {}),
  "no-type": makeDiv,
  "empty-type": makeDiv,
  "unknown-component": makeDiv,
  "prototype-name": makeDiv,
  "bad-tag": makeDiv,
  "void-element": (draft, finding) => {
    const at = finding.place.slice(0, -1);
    const { props } = (draft.at(at) ?? {}) as SavedNode;
    if (!draft.has(finding) || !isObject(props)) return;
    const { children, dangerouslySetInnerHTML, ...rest } = props;
    draft.recordRemoved(finding, { children, dangerouslySetInnerHTML });
    draft.put([...at, "props"], rest);
    const nodes = at.length === 1 ? draft.node(at[0])?.nodes : [];
    if (!Array.isArray(nodes) || nodes.length === 0) return;
    draft.set(String(at[0]), { nodes: [] });
    draft.recordRemoved(finding, draft.takeTrees(nodes.map(idOf)));
  },
} satisfies Partial<Record<Code, Fix>>;
