import { relative } from "node:path/posix";
import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { componentOf } from "./elements.ts";
import { textOf } from "./reading-text.ts";
import { fail } from "./report.ts";

/**
 * Gives the tabs of a group a common name, so that the browser keeps only one open, and opens the default tab or the first.
 * Reports duplicate labels and tabs outside a group.
 */
export function finishTabs(tree: Root, page: VFile, contentDir = ""): void {
  const prefix = relative(contentDir, page.path)
    .replace(/\.mdx?$/, "")
    .replace(/\W/g, "-");
  let groups = 0;
  visit(tree, "element", (node, _index, parent) => {
    if (componentOf(node) === "Tab" && !(parent?.type === "element" && componentOf(parent) === "Tabs")) {
      const message = "<Tab> is outside <Tabs>: wrap it and the tabs beside it in <Tabs>";
      fail(page, "wrong-child", message, node.position);
    }
    if (componentOf(node) !== "Tabs") return;
    groups++;
    const tabs = node.children.filter(
      (child): child is Element => child.type === "element" && componentOf(child) === "Tab",
    );
    const labels = tabs.map(({ children }) => textOf(children.slice(0, 1)));
    const twice = labels.find((label, index) => labels.indexOf(label) < index);
    if (twice)
      fail(page, "tab-label", `<Tabs> has two tabs with the label "${twice}": rename one of them`, node.position);
    const openTab = tabs.findIndex(
      ({ properties }) => properties.open || properties.dataValue === node.properties.dataDefault,
    );
    for (const [index, { properties }] of tabs.entries()) {
      delete properties.dataValue;
      Object.assign(properties, { name: `${prefix}-tabs-${groups}`, open: index === Math.max(openTab, 0) });
    }
    delete node.properties.dataDefault;
  });
}
