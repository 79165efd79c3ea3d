import type { Code } from "./catalogue/kinds.ts";
import { type ChildElement, isChildElement } from "./check-props.ts";
import { oldRootId, rootId } from "./check-root.ts";
import { isObject } from "./document.ts";
import type { Draft, Fix } from "./draft.ts";
import { adopt } from "./fix-links.ts";
import { upgradeCanvas } from "./migrate-saved-state.ts";

/** Repairs of documents of earlier releases, and of editor state in place of a saved document. */
export const oldFormatFixes = {
  "editor-state": (draft, finding) => {
    const state = draft.node(finding.place[0]);
    if (!state || !isObject(state.data) || !draft.has(finding)) return;
    draft.recordRemoved(finding, state);
    const { type, name, ...data } = state.data;
    draft.put([String(finding.place[0])], { type: type ?? { resolvedName: name }, ...data });
  },
  "old-canvas": (draft, finding) => {
    const node = draft.node(finding.place[0]);
    if (!node || !draft.has(finding)) return;
    draft.recordRemoved(finding, { type: finding.value, ...(isObject(node.props) ? { is: node.props.is } : {}) });
    draft.put([String(finding.place[0])], upgradeCanvas(node));
  },
  "old-children": (draft, finding) => {
    const id = String(finding.place[0]);
    const node = draft.node(id);
    if (!node || !draft.has(finding) || !Array.isArray(finding.value) || !finding.value.every(isChildElement)) return;
    // Craft.js shows `nodes` in place of `children`.
    const isShown = !Array.isArray(node.nodes) || node.nodes.length === 0;
    if (isShown) makeNodes(draft, id, finding.value);
    else draft.recordRemoved(finding, finding.value);
    draft.put(finding.place, undefined);
  },
  "old-root": (draft, finding) => {
    if (draft.nodes.has(rootId) || !draft.nodes.has(oldRootId)) return;
    draft.recordRemoved(finding, oldRootId);
    draft.rename(oldRootId, rootId);
  },
} satisfies Partial<Record<Code, Fix>>;

/** Converts elements, and the elements in their `children`, to nodes, as current releases do with JSX. */
function makeNodes(draft: Draft, top: string, elements: readonly ChildElement[]): void {
  const stack = [{ parent: top, elements }];
  let count = 0;
  for (let item = stack.pop(); item; item = stack.pop()) {
    const ids = item.elements.map(({ type, props, ...rest }) => {
      const id = draft.freshId(`${top}-${++count}`);
      const { children, ...own } = props;
      const isNested = Array.isArray(children) && children.every(isChildElement) && children.length > 0;
      draft.put([id], { ...rest, type, props: isNested ? own : props, nodes: [], linkedNodes: {} });
      if (isNested) stack.push({ parent: id, elements: children });
      return id;
    });
    adopt(draft, item.parent, ids);
  }
}
