import type { SavedPage } from "./landing-editor.ts";

/** A page of containers with nine texts each. */
export function largePage(blocks: number): SavedPage {
  const page: SavedPage = { ROOT: { type: { resolvedName: "Page" }, props: {}, parent: null, nodes: [] } };
  for (let index = 1; index < blocks; index++) {
    const container = `c${Math.floor((index - 1) / 10)}`;
    const id = (index - 1) % 10 === 0 ? container : `t${index}`;
    const parent = id === container ? "ROOT" : container;
    const name = id === container ? "Container" : "Text";
    page[id] = {
      type: { resolvedName: name },
      props: name === "Text" ? { text: `Text ${index}` } : {},
      parent,
      nodes: [],
    };
    page[parent]?.nodes.push(id);
  }
  return page;
}
