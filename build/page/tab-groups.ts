import type { TreeElement, TreeNode } from "./tree.ts";

/**
 * Gives the tabs of a group a common name, so that the browser keeps one open. Children are created first.
 * @param page keeps names unique when the browser prepares another page beside this one
 */
export function tabGroups<Place>(page: string) {
  let groups = 0;
  let tabs = 0;
  const loose = new Map<string, Place>();
  return {
    tab(props: Record<string, unknown>, place: Place): void {
      props.name = `tab-${tabs++}`;
      loose.set(String(props.name), place);
    },
    group(children: TreeNode[]): void {
      const group = ++groups;
      const own = children.filter((child) => typeof child !== "string" && child[0] === "Tab") as TreeElement[];
      // Nested tabs have a parent that is already reported as a wrong child.
      for (const tab of tabsIn(children)) loose.delete(String(tab[1]?.name));
      for (const [index, tab] of own.entries()) {
        tab[1] = { ...tab[1], name: `${page}-tabs-${group}`, open: index === 0 };
      }
    },
    loose: () => [...loose.values()],
  };
}

function tabsIn(nodes: TreeNode[]): TreeElement[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string") return [];
    const [tag, , ...children] = node;
    return [...(tag === "Tab" ? [node] : []), ...tabsIn(children)];
  });
}
