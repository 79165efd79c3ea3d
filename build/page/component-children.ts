import type { TreeNode } from "./tree.ts";

const onlyChild: Record<string, string> = { Tabs: "Tab", Cards: "Card" };

/** Error message for the first child that a component or element cannot hold, or null. */
export function wrongChild(tag: string, children: TreeNode[]): string | null {
  if (tag === "p" && children.some((child) => child[0] === "summary")) {
    return "<summary> stands in a paragraph, where browsers do not see it: leave a blank line after it";
  }
  const twice = tag === "Tabs" && labelTwice(children);
  if (twice) return `<Tabs> holds two tabs with the label "${twice}": give one another`;
  const wanted = onlyChild[tag];
  const wrong = wanted && children.find((child) => (typeof child === "string" ? child.trim() : child[0] !== wanted));
  if (!wrong) return null;
  const found = typeof wrong === "string" ? `the text "${shortened(wrong.trim())}"` : `a <${wrong[0]}>`;
  return `<${tag}> holds ${found}: put it into a <${wanted}>, or outside of <${tag}>`;
}

function shortened(text: string): string {
  const line = text.split("\n")[0] ?? "";
  return line.length > 30 || line !== text ? `${line.slice(0, 30)}…` : line;
}

function labelTwice(tabs: TreeNode[]): unknown {
  const labels = tabs.flatMap((tab) => (typeof tab === "string" ? [] : [tab[1]?.label]));
  return labels.find((label, index) => label && labels.indexOf(label) < index);
}
