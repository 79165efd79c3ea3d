import { useNode } from '@craftjs/core';
import { type ReactElement, useEffect } from 'react';
import './outlined-node.css';

export function OutlinedNode({ render }: { render: ReactElement }) {
  const { dom, selected, hovered } = useNode((node) => ({
    dom: node.dom,
    selected: node.events.selected,
    hovered: node.events.hovered,
  }));

  useEffect(() => {
    dom?.toggleAttribute('data-selected', selected);
    dom?.toggleAttribute('data-hovered', hovered);
  });

  return render;
}
