import { useEditor, useNode } from '@craftjs/core';
import { type ReactElement, useEffect } from 'react';
import './outlined-node.css';

export function OutlinedNode({ render }: { render: ReactElement }) {
  const { query } = useEditor();
  const { id, selected, hovered } = useNode((node) => ({
    dom: node.dom, // renders again when the block has another element
    selected: node.events.selected,
    hovered: node.events.hovered,
  }));

  useEffect(() => {
    const dom = query.node(id).get()?.dom;
    dom?.toggleAttribute('data-selected', selected);
    dom?.toggleAttribute('data-hovered', hovered);
  });

  return render;
}
