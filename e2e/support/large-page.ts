import type { SavedPage } from "./landing-editor.ts";

/** A page of containers with nine texts each. */
export function largePage(blocks: number): SavedPage {
  const page: SavedPage = { ROOT: { type: { resolvedName: "Page" }, props: {}, parent: null, nodes: [] } };
  for (let at = 1; at < blocks; at++) {
    const container = `c${Math.floor((at - 1) / 10)}`;
    const id = (at - 1) % 10 === 0 ? container : `t${at}`;
    const parent = id === container ? "ROOT" : container;
    const name = id === container ? "Container" : "Text";
    page[id] = {
      type: { resolvedName: name },
      props: name === "Text" ? { text: `Text ${at}` } : {},
      parent,
      nodes: [],
    };
    page[parent]?.nodes.push(id);
  }
  return page;
}
