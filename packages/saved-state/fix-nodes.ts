import type { Code } from "./catalogue.ts";
import { type ChildElement, isChildElement } from "./check-props.ts";
import { isObject, type SavedNode } from "./document.ts";
import type { Draft, Fix } from "./draft.ts";
import { upgradeCanvas } from "./migrate-saved-state.ts";
import { isNode, isRootName, isState, oldRootId, parseNested, rootId, withFields } from "./nodes.ts";

/** Turns a node or an element whose type cannot be loaded into a div. */
const makeDiv: Fix = (draft, finding, id, { props, linkedNodes, _childCanvas }) => {
  const { place, value: type } = finding;
  if (!draft.has(finding)) return;
  if (place.length > 2) {
    // An element within `children`: its own children are shown.
    const at = place.slice(0, -1);
    const { children, ...lost } = (draft.at(at) as ChildElement).props;
    draft.recordRemoved(finding, { type, props: lost });
    draft.put(at, { type: "div", props: children === undefined ? {} : { children } });
    return;
  }
  // The props belong to the missing component: some would make a div throw.
  draft.recordRemoved(finding, { type, props, linkedNodes, _childCanvas });
  draft.set(id, { type: "div", props: {} });
  draft.showLinked(id);
};

const makeNode: Fix = (draft, finding, id) => {
  const node = parseNested(finding.value);
  if (isNode(node)) draft.put([id], withFields(node));
  else if (isState(node)) draft.put([id], node);
};

const div = { type: "div", isCanvas: true, props: {}, displayName: "div", custom: {}, hidden: false, linkedNodes: {} };

/** Repairs of entries, types and the root, and of documents of earlier releases. */
export const nodeFixes = {
  "duplicate-key": (draft, { place, replacement }, id) => {
    if (place.length === 1) return draft.put([draft.freshId(`${id}-copy`)], replacement);
    const at = (count: number) => [...place.slice(0, -1), `${place[2]}-${count}`];
    let count = 2;
    while (draft.at(at(count)) !== undefined) count++;
    draft.put(at(count), replacement);
  },
  "null-node": (draft, _, id) => draft.put([id], undefined),
  "not-a-node": (draft, { value }, id) => {
    // Frees the id of the root first.
    if (id === rootId || id === oldRootId) {
      draft.put([id], undefined);
      return draft.put([draft.freshId(`${id}-value`)], value);
    }
    const root = [rootId, oldRootId].find((id) => draft.node(id));
    if (!root) return;
    const custom = draft.at([root, "custom"]);
    if (custom && !isObject(custom)) draft.put([root, "custom"], { custom });
    let key = id;
    while (draft.at([root, "custom", key]) !== undefined) key += "-2";
    draft.put([id], undefined);
    draft.put([root, "custom", key], value);
  },
  "packed-node": makeNode,
  "key-case": makeNode,
  "editor-state": (draft, finding, id, state) => {
    const { type, name, ...data } = state.data as SavedNode;
    draft.recordRemoved(finding, state);
    draft.put([id], { type: type ?? { resolvedName: name }, ...data });
  },
  "old-canvas": (draft, finding) => {
    const at = finding.place.slice(0, -1);
    const element = draft.at(at) as SavedNode;
    draft.recordRemoved(finding, { type: finding.value, ...(isObject(element.props) ? { is: element.props.is } : {}) });
    draft.put(at, upgradeCanvas(element));
  },
  "no-root": (draft) => {
    if (draft.nodes.has(rootId) || draft.nodes.has(oldRootId)) return;
    const { trees, rootOfTree } = draft.links;
    const parentOf = (id: string) => draft.node(id)?.parent;
    // A node whose parent exists belongs below the root.
    const roots = trees.map(({ root }) => root);
    const tops = roots.filter((id) => {
      const parent = parentOf(id);
      return typeof parent !== "string" || !draft.node(parent) || rootOfTree.get(parent) === id;
    });
    const named = tops.filter(isRootName);
    const [top, ...rest] = named.length > 0 ? named : tops.filter((id) => !parentOf(id));
    if (top !== undefined && rest.length === 0) {
      draft.rename(top, rootId);
      draft.set(rootId, { parent: undefined });
    } else {
      draft.putFirst(rootId, { ...div, nodes: [] });
      draft.adopt(rootId, tops);
    }
  },
  "old-children": (draft, finding, id, { nodes }) => {
    const { value, place } = finding;
    if (!Array.isArray(value) || !value.every(isChildElement)) return;
    // Craft.js shows `nodes` in place of `children`.
    if (Array.isArray(nodes) && nodes.length > 0) draft.recordRemoved(finding, value);
    else makeNodes(draft, id, value);
    draft.put(place, undefined);
  },
  "no-canvas": (draft, _, id) => {
    if (![...draft.nodes.values()].some((node) => isObject(node) && node.isCanvas === true))
      draft.set(id, { isCanvas: true });
  },
  "old-root": (draft, finding) => {
    if (draft.nodes.has(rootId)) return;
    draft.recordRemoved(finding, oldRootId);
    draft.rename(oldRootId, rootId);
  },
  "prototype-id": (draft, _, id) => draft.rename(id, draft.freshId("proto")),
  "empty-id": (draft, _, id) => draft.rename(id, draft.freshId("node")),
} satisfies Partial<Record<Code, Fix>>;

/** Converts elements, and the elements in their `children`, to nodes, as current releases do with JSX. */
function makeNodes(draft: Draft, top: string, elements: readonly ChildElement[]): void {
  const stack = [{ parent: top, elements }];
  let count = 0;
  for (let item = stack.pop(); item; item = stack.pop()) {
    const ids = item.elements.map(({ type, props, ...rest }) => {
      const id = draft.freshId(`${top}-${++count}`);
      const { children, ...otherProps } = props;
      const isNested = Array.isArray(children) && children.every(isChildElement) && children.length > 0;
      draft.put([id], { ...rest, type, props: isNested ? otherProps : props, nodes: [], linkedNodes: {} });
      if (isNested) stack.push({ parent: id, elements: children });
      return id;
    });
    draft.adopt(item.parent, ids);
  }
}

/** Repairs that remove a type or content, at the reader's request. */
export const nodeRemovals = {
  "bad-props": (draft, finding) => draft.replace(finding, {}),
  "no-type": makeDiv,
  "unknown-component": makeDiv,
  "prototype-name": makeDiv,
  "bad-tag": makeDiv,
  "void-element": makeDiv,
} satisfies Partial<Record<Code, Fix>>;
