import { withBase } from "browser/base-path.ts";
import type { Root } from "hast";
import { visit } from "unist-util-visit";

const addresses = ["href", "src", "poster", "data", "dataLive"] as const;

/** Adds the site's base path to all addresses. */
export function addBase(tree: Root): void {
  visit(tree, "element", ({ properties }) => {
    for (const name of addresses) {
      const address = properties[name];
      if (typeof address === "string") properties[name] = withBase(address);
    }
    if (properties.srcSet) properties.srcSet = String(properties.srcSet).split(", ").map(withBase).join(", ");
  });
}
