import type { Code } from "./catalogue.ts";
import { type ChildElement, isChildElement } from "./check-props.ts";
import { oldRootId, rootId } from "./check-root.ts";
import type { Draft, Node } from "./draft.ts";
import { isObject } from "./find-document.ts";
import type { Finding } from "./finding.ts";
import { adopt, showLinked } from "./fix-links.ts";
import { upgradeCanvas } from "./migrate-saved-state.ts";
import type { Fix } from "./repair.ts";

const takeEntry = (draft: Draft, finding: Finding) => {
  const id = String(finding.place[0]);
  if (!draft.nodes.has(id) || !draft.has(finding)) return;
  draft.takeOut(finding, finding.value);
  draft.nodes.delete(id);
};

/** Puts another type in the place of one that cannot be loaded. */
const replaceType: Fix = (draft, finding) => {
  const { place, value, replacement } = finding;
  const id = String(place[0]);
  const node = draft.node(id);
  if (!node || !draft.has(finding)) return;
  if (replacement) {
    draft.takeOut(finding, value);
    draft.set(id, { type: replacement });
    return;
  }
  // The props are those of the lost component: a div would choke on some.
  draft.takeOut(finding, { type: value, props: node.props });
  draft.set(id, { type: "div", props: {} });
  showLinked(draft, id);
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
  "duplicate-key": (draft, finding) => draft.takeOut(finding, finding.value),
  "null-node": takeEntry,
  "not-a-node": takeEntry,
  "editor-state": (draft, finding) => {
    const state = draft.node(finding.place[0]);
    if (!state || !isObject(state.data) || !draft.has(finding)) return;
    draft.takeOut(finding, state);
    const { type, name, ...data } = state.data;
    draft.nodes.set(String(finding.place[0]), { type: type ?? { resolvedName: name }, ...data });
  },
  "no-type": replaceType,
  "empty-type": replaceType,
  "unknown-component": replaceType,
  "prototype-name": replaceType,
  "component-as-tag": replaceType,
  "bad-tag": replaceType,
  "old-canvas": (draft, finding) => {
    const node = draft.node(finding.place[0]);
    if (!node || !draft.has(finding)) return;
    draft.takeOut(finding, finding.value);
    draft.nodes.set(String(finding.place[0]), upgradeCanvas(node));
  },
  "void-element": (draft, finding) => {
    const id = String(finding.place[0]);
    const node = draft.node(id);
    if (!node || !draft.has(finding)) return;
    if (Array.isArray(node.nodes) && node.nodes.length > 0) {
      draft.set(id, { nodes: [] });
      const below = node.nodes.filter((child) => draft.mention(child, -1) <= 0 && draft.nodes.has(child));
      draft.takeOut(finding, draft.takeTrees(...below));
    }
    const { children, ...props } = isObject(node.props) ? node.props : {};
    if (children === undefined) return;
    draft.takeOut(finding, { children });
    draft.set(id, { props });
  },
  "old-children": (draft, finding) => {
    const id = String(finding.place[0]);
    const node = draft.node(id);
    if (!node || !draft.has(finding) || !Array.isArray(finding.value) || !finding.value.every(isChildElement)) return;
    // Craft.js shows `nodes` in place of `children`.
    const isShown = !Array.isArray(node.nodes) || node.nodes.length === 0;
    if (isShown) makeNodes(draft, id, finding.value);
    else draft.takeOut(finding, finding.value);
    draft.put(finding.place, undefined);
  },
  "no-root": (draft, finding) => {
    if (draft.nodes.has(rootId) || draft.nodes.has(oldRootId)) return;
    const ids = [...draft.nodes.keys()];
    const tops = ids.filter((id) => !draft.mentions.get(id));
    const [top] = tops;
    if (top !== undefined && tops.length === 1 && draft.node(top)?.parent !== rootId) {
      draft.takeOut(finding, top);
      draft.rename(top, rootId);
      draft.set(rootId, { parent: undefined });
      return;
    }
    draft.nodes = new Map([[rootId, { ...emptyRoot, nodes: [] }], ...draft.nodes]);
    // Where all nodes are in circles, any is as good as another.
    adopt(draft, rootId, tops.length > 0 ? tops : ids.slice(0, 1));
  },
  "no-canvas": (draft) => {
    if (![...draft.nodes.values()].some((node) => isObject(node) && node.isCanvas === true))
      draft.set(draft.nodes.has(rootId) ? rootId : oldRootId, { isCanvas: true });
  },
  "old-root": (draft, finding) => {
    if (draft.nodes.has(rootId) || !draft.nodes.has(oldRootId)) return;
    draft.takeOut(finding, oldRootId);
    draft.rename(oldRootId, rootId);
  },
  "prototype-key": (draft, finding) => {
    const { place, value } = finding;
    if (place.length === 1) {
      if (!draft.nodes.has("__proto__")) return;
      draft.takeOut(finding, value);
      draft.rename("__proto__", draft.freshId("proto"));
    } else if (draft.at(place) !== undefined) {
      draft.takeOut(finding, value);
      draft.put(place, undefined);
    }
  },
} satisfies Partial<Record<Code, Fix>>;

/** Nodes of elements, and of those in their `children`, as today's releases make them of JSX. */
function makeNodes(draft: Draft, parent: string, elements: readonly ChildElement[]): void {
  const ids = elements.map(({ type, props, ...rest }, index) => {
    const id = draft.freshId(`${parent}-${index + 1}`);
    const { children } = props;
    const isNested = Array.isArray(children) && children.every(isChildElement) && children.length > 0;
    const { children: _, ...own } = props;
    const node: Node = { ...rest, type, props: isNested ? own : props, nodes: [], linkedNodes: {} };
    draft.nodes.set(id, node);
    if (isNested) makeNodes(draft, id, children);
    return id;
  });
  adopt(draft, parent, ids);
}
