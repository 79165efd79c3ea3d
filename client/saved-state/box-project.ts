import { isObject } from "../../saved-state/find-document.ts";
import type { SavedDocument } from "../../saved-state/finding.ts";
import { linksOf } from "../../saved-state/links.ts";
import { typeName } from "../../saved-state/migrate-saved-state.ts";
import { plainEntryFile } from "../../shared/wire-names.ts";
import { rootOf } from "./tree-rows.ts";

/** More boxes, or deeper ones, say nothing, and take long to lay out. */
export const most = 1000;
export const deepest = 30;

// CommonJS and no JSX: a compiler would have to be loaded first, and the boxes open without a network.
const app = `const { createElement } = require('react');
const { Editor, Frame, useEditor, useNode } = require('@craftjs/core');
const page = require('./page.json');
require('./boxes.css');

// Not connected: Craft.js would look at all boxes again for each that it learns of.
function Box({ name, kind, children }) {
  const { id, selected } = useNode((node) => ({ selected: node.events.selected }));
  const { actions } = useEditor();
  const button = { 'aria-pressed': selected, onClick: () => actions.selectNode(id) };
  return createElement('div', { className: kind }, createElement('button', button, name), children);
}

exports.App = () => createElement(Editor, { resolver: { Box } }, createElement(Frame, { data: page }));
`;

const css = `div:has(> button) { padding: 4px; margin: 4px; border: 1px solid #76857f; border-radius: 6px }
.linked { border-style: dashed }
.hidden { opacity: 0.6 }
button { padding: 2px 6px; font: inherit; color: inherit; text-align: start; overflow-wrap: anywhere; background: #f4f7f5; border: 0 }
button[aria-pressed="true"] { background: #ffe9a8 }
`;

/**
 * A document as a project for the playground's frame, where a named box stands in for each component. It is a tree, and can
 * be drawn, whatever is wrong with the document: a node is at the first place that lists it.
 */
export function boxProject(document: SavedDocument) {
  const boxes = new Map<string, object>();
  let isCut = false;
  function draw(id: string, linked: string | null, parent: string | null, depth: number): string[] {
    const node = document[id];
    if (!isObject(node) || boxes.has(id)) return [];
    if (boxes.size >= most || depth > deepest) {
      isCut = true;
      return [];
    }
    const name = `${linked === null ? "" : `${linked}: `}${typeName(node) || id}`;
    const kind = [linked !== null && "linked", node.hidden === true && "hidden"].filter(Boolean).join(" ");
    const nodes: string[] = [];
    const fixed = { displayName: name, isCanvas: true, custom: {}, hidden: false, linkedNodes: {} };
    boxes.set(id, { ...fixed, type: { resolvedName: "Box" }, props: { name, kind }, parent, nodes });
    for (const { field, key, to } of linksOf(node))
      if (typeof to === "string") nodes.push(...draw(to, field === "nodes" ? null : String(key), id, depth + 1));
    return [id];
  }
  const root = rootOf(document);
  if (root === null || draw(root, null, null, 1).length === 0) return null;
  const page = JSON.stringify(Object.fromEntries(boxes));
  return { files: { [plainEntryFile]: app, "boxes.css": css, "page.json": page }, isCut };
}
