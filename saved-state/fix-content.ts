import type { Code } from "./catalogue.ts";
import type { Draft } from "./draft.ts";
import { isObject } from "./find-document.ts";
import type { Finding } from "./finding.ts";
import type { Fix } from "./repair.ts";

const takeOut = (draft: Draft, finding: Finding) => overwrite(draft, finding, undefined);

function overwrite(draft: Draft, finding: Finding, value: unknown): void {
  if (!draft.node(finding.place[0]) || !draft.has(finding)) return;
  draft.recordRemoved(finding, finding.value);
  draft.put(finding.place, value);
}

/** Repairs of fields and props, each by itself. */
export const contentFixes = {
  "no-props": (draft, { place }) => {
    if (draft.node(place[0]) && !draft.at(place)) draft.put(place, {});
  },
  "bad-props": (draft, finding) => overwrite(draft, finding, {}),
  "bad-children": (draft, finding) =>
    overwrite(draft, finding, typeof finding.value === "number" ? String(finding.value) : undefined),
  "element-in-prop": takeOut,
  "resolved-name-prop": takeOut,
  "null-prop": takeOut,
  "bad-field": takeOut,
  "unknown-key": takeOut,
  "root-parent": takeOut,
  "prototype-key": takeOut,
  "hidden-root": (draft, finding) => overwrite(draft, finding, false),
  "bad-flag": (draft, finding) => {
    const isFalse = typeof finding.value === "string" && /^\s*(false|no|off|0)?\s*$/i.test(finding.value);
    overwrite(draft, finding, isFalse ? false : Boolean(finding.value));
  },
  "bad-nodes": (draft, finding) => {
    const { value } = finding;
    const ids = typeof value === "string" ? [value] : isObject(value) ? Object.values(value) : [];
    overwrite(
      draft,
      finding,
      ids.filter((id) => typeof id === "string" && draft.nodes.has(id)),
    );
  },
  "bad-linked-nodes": (draft, finding) => overwrite(draft, finding, {}),
} satisfies Partial<Record<Code, Fix>>;
