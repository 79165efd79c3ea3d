import type { Code } from "./catalogue/kinds.ts";
import { isChildElement } from "./check-props.ts";
import { isObject } from "./document.ts";
import type { Fix } from "./draft.ts";
import { adopt } from "./fix-links.ts";
import { unpacked } from "./nodes.ts";

/** Repairs of fields and props, independent of each other. */
export const contentFixes = {
  "no-props": (draft, { place }) => {
    if (draft.node(place[0]) && !draft.at(place)) draft.put(place, {});
  },
  "bad-props": (draft, finding) => {
    const props = unpacked(finding.value);
    draft.replace(finding, isObject(props) ? props : {});
  },
  "bad-children": (draft, finding) => {
    const { value } = finding;
    if (typeof value === "number") draft.replace(finding, String(value));
    else draft.replace(finding, isObject(value) ? { ...value, props: {} } : undefined);
  },
  "element-in-prop": (draft, finding) => {
    if (isChildElement(finding.value)) draft.replace(finding, [finding.value]);
  },
  "resolved-name-prop": (draft, finding) => draft.replace(finding, { ...(finding.value as object), props: {} }),
  "bad-field": (draft, finding) => draft.replace(finding, unpacked(finding.value)),
  "hidden-root": (draft, finding) => draft.replace(finding, false),
  "bad-flag": (draft, finding) => {
    const isFalse = typeof finding.value === "string" && /^\s*(false|no|off|0)?\s*$/i.test(finding.value);
    draft.replace(finding, isFalse ? false : Boolean(finding.value));
  },
  "bad-nodes": (draft, finding) => {
    const value = unpacked(finding.value);
    const ids = typeof value === "string" ? value.split(/[\s,]+/) : Object.values(value ?? {});
    const isNode = (child: unknown) => typeof child === "object" || draft.nodes.has(String(child));
    draft.replace(finding, draft.nodes.has(String(value)) ? [value] : ids.filter(isNode));
  },
  "bad-linked-nodes": (draft, finding) => {
    const value = unpacked(finding.value);
    draft.replace(finding, isObject(value) ? value : {});
    if (Array.isArray(value))
      adopt(
        draft,
        String(finding.place[0]),
        [...new Set(value)].filter((id) => draft.isFree(id)),
      );
  },
} satisfies Partial<Record<Code, Fix>>;
