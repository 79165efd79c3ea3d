import type { TreeElement, TreeNode } from "./tree.ts";

/**
 * Groups tabs as they are made, children before their parent: the tabs of one group get a common name, which makes the
 * browser keep one open, and the first is opened.
 * @param page tells the page's groups from those of a page that the browser prepares beside it
 */
export function tabGroups<Place>(page: string) {
  let groups = 0;
  let tabs = 0;
  const loose = new Map<string, Place>();
  return {
    /** Notes a tab, until a group takes it. */
    tab(props: Record<string, unknown>, place: Place): void {
      props.name = `tab-${tabs++}`;
      loose.set(String(props.name), place);
    },
    group(children: TreeNode[]): void {
      const group = ++groups;
      const own = children.filter((child) => typeof child !== "string" && child[0] === "Tab") as TreeElement[];
      // Those that are deeper inside stand in something that is reported as a wrong child.
      for (const tab of tabsIn(children)) loose.delete(String(tab[1]?.name));
      for (const [index, tab] of own.entries()) {
        tab[1] = { ...tab[1], name: `${page}-tabs-${group}`, open: index === 0 };
      }
    },
    /** The places of the tabs that no group took. */
    loose: () => [...loose.values()],
  };
}

/** All tabs in some nodes, however deep. */
function tabsIn(nodes: TreeNode[]): TreeElement[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string") return [];
    const [tag, , ...children] = node;
    return [...(tag === "Tab" ? [node] : []), ...tabsIn(children)];
  });
}
