import type { Code } from "./catalogue.ts";
import { oldRootId, rootId } from "./check-root.ts";
import type { Draft } from "./draft.ts";
import { isObject } from "./find-document.ts";
import type { Finding } from "./finding.ts";
import { adopt, showLinked } from "./fix-links.ts";
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
    if (Array.isArray(node.nodes) && node.nodes.length > 0) {
      draft.set(id, { nodes: [] });
      const below = node.nodes.filter((child) => draft.mention(child, -1) <= 0 && draft.nodes.has(child));
      draft.takeOut(finding, draft.takeTrees(below));
    }
    const { children, ...props } = isObject(node.props) ? node.props : {};
    if (children === undefined) return;
    draft.takeOut(finding, { children });
    draft.set(id, { props });
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
