import type { TreeElement, TreeNode } from "../tree.ts";

export interface TabsProps {
  /** Names what is chosen, where the choice stands more than once. */
  group?: string;
}

/** A choice of panels, one open at a time. */
export function tabs({ group }: TabsProps, children: TreeNode[]): TreeElement {
  return ["div", { className: "tabs", "data-group": group ?? null }, ...children];
}

export interface TabProps {
  label: string;
  /** Shared by the tabs of one `<Tabs>`, of which the browser keeps one open. The build gives it, and `open`. */
  name: string;
  open: boolean;
}

/** One panel of `<Tabs>`: a `<details>`, so that it opens without JavaScript. */
export function tab({ label, name, open }: TabProps, children: TreeNode[]): TreeElement {
  return [
    "details",
    { className: "tab", name, open },
    ["summary", null, label],
    ["div", { className: "tab-panel" }, ...children],
  ];
}
