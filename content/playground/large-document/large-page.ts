import type { SerializedNode, SerializedNodes } from '@craftjs/core';

function node(
  name: string,
  parent: string | null,
  more: Partial<SerializedNode>,
): SerializedNode {
  return {
    type: { resolvedName: name },
    displayName: name,
    parent,
    props: {},
    isCanvas: true,
    hidden: false,
    nodes: [],
    linkedNodes: {},
    custom: {},
    ...more,
  };
}

/** A table of so many rows and columns, as JSON. */
export function largePage(rows: number, columns: number): string {
  const nodes: SerializedNodes = {};
  const rowIds = Array.from({ length: rows }, (_, index) => `row-${index + 1}`);
  nodes.ROOT = node('Table', null, { nodes: rowIds });
  for (const [row, rowId] of rowIds.entries()) {
    const cellIds = Array.from(
      { length: columns },
      (_, index) => `${rowId}-cell-${index + 1}`,
    );
    nodes[rowId] = node('Row', 'ROOT', { nodes: cellIds });
    for (const [column, cellId] of cellIds.entries()) {
      const text = `${String.fromCharCode(65 + column)}${row + 1}`;
      nodes[cellId] = node('Cell', rowId, { isCanvas: false, props: { text } });
    }
  }
  return JSON.stringify(nodes);
}
