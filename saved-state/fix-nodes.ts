import type { Code } from "./catalogue.ts";
import type { ChildElement } from "./check-props.ts";
import { oldRootId, rootId } from "./check-root.ts";
import type { Draft } from "./draft.ts";
import { isObject } from "./find-document.ts";
import type { Finding } from "./finding.ts";
import { adopt, showLinked } from "./fix-links.ts";
import { idOf } from "./links.ts";
import type { Fix } from "./repair.ts";

const takeEntry = (draft: Draft, finding: Finding) => {
  const id = String(finding.place[0]);
  if (!draft.nodes.has(id) || !draft.has(finding)) return;
  draft.recordRemoved(finding, finding.value);
  draft.put([id], undefined);
};

/** Puts another type in the place of one that cannot be loaded. */
const replaceType: Fix = (draft, finding) => {
  const { place, value, replacement } = finding;
  const id = String(place[0]);
  const node = draft.node(id);
  if (!node || !draft.has(finding)) return;
  if (place.length > 2) {
    // An element within `children`: its own are shown.
    const at = place.slice(0, -1);
    const { children, ...lost } = (draft.at(at) as ChildElement).props;
    draft.recordRemoved(finding, { type: value, props: lost });
    draft.put(at, { type: "div", props: children === undefined ? {} : { children } });
    return;
  }
  if (replacement) {
    draft.recordRemoved(finding, value);
    draft.set(id, { type: replacement });
    return;
  }
  // The props are those of the lost component: a div would choke on some.
  const { props, linkedNodes, _childCanvas } = node;
  draft.recordRemoved(finding, { type: value, props, linkedNodes, _childCanvas });
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
  "duplicate-key": (draft, finding) => draft.recordRemoved(finding, finding.value),
  "null-node": takeEntry,
  "not-a-node": takeEntry,
  "no-type": replaceType,
  "empty-type": replaceType,
  "unknown-component": replaceType,
  "prototype-name": replaceType,
  "component-as-tag": replaceType,
  "bad-tag": replaceType,
  "void-element": (draft, finding) => {
    const id = String(finding.place[0]);
    const node = draft.node(id);
    if (!node || !draft.has(finding)) return;
    const { children, ...props } = isObject(node.props) ? node.props : {};
    const nodes = Array.isArray(node.nodes) ? node.nodes : [];
    if (nodes.length === 0 && children === undefined) return;
    draft.recordRemoved(finding, { nodes, children });
    draft.set(id, { nodes: [], ...(children === undefined ? {} : { props }) });
    if (nodes.length > 0) draft.recordRemoved(finding, draft.takeTrees(nodes.map(idOf)));
  },
  "no-root": (draft, finding) => {
    if (draft.nodes.has(rootId) || draft.nodes.has(oldRootId)) return;
    const tops = draft.walk().trees.map(({ root }) => root);
    const [top] = tops;
    // A single node whose parent is ROOT was a child of the root that is gone.
    if (top !== undefined && tops.length === 1 && draft.node(top)?.parent !== rootId) {
      draft.recordRemoved(finding, top);
      draft.rename(top, rootId);
      draft.set(rootId, { parent: undefined });
      return;
    }
    draft.putFirst(rootId, { ...emptyRoot, nodes: [] });
    adopt(draft, rootId, tops);
  },
  "no-canvas": (draft) => {
    if (![...draft.nodes.values()].some((node) => isObject(node) && node.isCanvas === true))
      draft.set(draft.nodes.has(rootId) ? rootId : oldRootId, { isCanvas: true });
  },
  "prototype-id": (draft, finding) => {
    if (!draft.nodes.has("__proto__")) return;
    draft.recordRemoved(finding, finding.value);
    draft.rename("__proto__", draft.freshId("proto"));
  },
} satisfies Partial<Record<Code, Fix>>;
