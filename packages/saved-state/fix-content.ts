import type { Code } from "./catalogue/kinds.ts";
import { isChildElement } from "./check-props.ts";
import { isObject } from "./document.ts";
import type { Draft, Fix } from "./draft.ts";
import type { Finding } from "./finding.ts";
import { adopt } from "./fix-links.ts";
import { unpacked } from "./nodes.ts";

const takeOut = (draft: Draft, finding: Finding) => overwrite(draft, finding, undefined);

function overwrite(draft: Draft, finding: Finding, value: unknown): void {
  if (!draft.node(finding.place[0]) || !draft.has(finding)) return;
  draft.recordRemoved(finding, finding.value);
  draft.put(finding.place, value);
}

/** Repairs of fields and props, independent of each other. */
export const contentFixes = {
  "no-props": (draft, { place }) => {
    if (draft.node(place[0]) && !draft.at(place)) draft.put(place, {});
  },
  "bad-props": (draft, finding) => overwrite(draft, finding, unpacked(finding.value)),
  "bad-children": (draft, finding) => {
    const { value } = finding;
    if (typeof value === "number") overwrite(draft, finding, String(value));
    else overwrite(draft, finding, isObject(value) ? { ...value, props: {} } : undefined);
  },
  "element-in-prop": (draft, finding) => {
    if (isChildElement(finding.value)) overwrite(draft, finding, [finding.value]);
  },
  "resolved-name-prop": (draft, finding) => overwrite(draft, finding, { ...(finding.value as object), props: {} }),
  "bad-field": (draft, finding) => overwrite(draft, finding, unpacked(finding.value)),
  "hidden-root": (draft, finding) => overwrite(draft, finding, false),
  "bad-flag": (draft, finding) => {
    const isFalse = typeof finding.value === "string" && /^\s*(false|no|off|0)?\s*$/i.test(finding.value);
    overwrite(draft, finding, isFalse ? false : Boolean(finding.value));
  },
  "bad-nodes": (draft, finding) => {
    const value = unpacked(finding.value);
    const ids = typeof value === "string" ? value.split(/[\s,]+/) : Object.values(value ?? {});
    const isNode = (child: unknown) => typeof child === "object" || draft.nodes.has(String(child));
    overwrite(draft, finding, draft.nodes.has(String(value)) ? [value] : ids.filter(isNode));
  },
  "bad-linked-nodes": (draft, finding) => {
    const value = unpacked(finding.value);
    overwrite(draft, finding, isObject(value) ? value : {});
    if (Array.isArray(value))
      adopt(
        draft,
        String(finding.place[0]),
        [...new Set(value)].filter((id) => draft.isFree(id)),
      );
  },
} satisfies Partial<Record<Code, Fix>>;

/** Repairs that remove content, at the reader's request. */
export const contentRemovals = {
  "bad-props": (draft, finding) => overwrite(draft, finding, {}),
  "bad-children": takeOut,
  "element-in-prop": takeOut,
  "resolved-name-prop": takeOut,
  "tag-prop": takeOut,
  "null-prop": takeOut,
  "bad-field": takeOut,
  "unknown-key": takeOut,
  "root-parent": takeOut,
  "prototype-key": takeOut,
} satisfies Partial<Record<Code, Fix>>;
