import type { Code } from "./catalogue.ts";
import { type ChildElement, isChildElement } from "./check-props.ts";
import { isObject } from "./document.ts";
import type { Draft, Fix } from "./draft.ts";
import { unpacked } from "./nodes.ts";

/** Repairs of fields and props, independent of each other. */
export const contentFixes = {
  "bad-nodes": (draft, finding) => {
    const value = unpacked(finding.value);
    const ids = typeof value === "string" ? value.split(/[\s,]+/) : Object.values(value ?? {});
    const isNode = (child: unknown) => typeof child === "object" || draft.nodes.has(String(child));
    draft.replace(finding, draft.nodes.has(String(value)) ? [value] : ids.filter(isNode));
  },
  "bad-linked-nodes": (draft, finding, id) => {
    const value = unpacked(finding.value);
    draft.replace(finding, isObject(value) ? value : {});
    const free = Array.isArray(value) ? [...new Set(value)].filter((child) => draft.isFree(child)) : [];
    if (free.length > 0) draft.adopt(id, free);
  },
  "old-children": (draft, finding, id, { nodes }) => {
    const { value, place } = finding;
    if (!Array.isArray(value) || !value.every(isChildElement)) return;
    // Craft.js shows `nodes` in place of `children`.
    if (Array.isArray(nodes) && nodes.length > 0) draft.recordRemoved(finding, value);
    else makeNodes(draft, id, value);
    draft.put(place, undefined);
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
    draft.adopt(item.parent, ids);
  }
}
