import type { TreeElement, TreeNode } from "../tree.ts";

export interface TabsProps {
  /** Groups that share a name switch together. */
  group?: string;
}

export function tabs({ group }: TabsProps, children: TreeNode[]): TreeElement {
  return ["div", { className: "tabs", "data-group": group ?? null }, ...children];
}

export interface TabProps {
  label: string;
  /** Shared by the tabs of one `<Tabs>`, so the browser keeps one open. Set by the build, as is `open`. */
  name: string;
  open: boolean;
}

/** Renders a `<Tab>` as `<details>`, which opens without JavaScript. */
export function tab({ label, name, open }: TabProps, children: TreeNode[]): TreeElement {
  return [
    "details",
    { className: "tab", name, open },
    ["summary", null, label],
    ["div", { className: "tab-panel" }, ...children],
  ];
}
