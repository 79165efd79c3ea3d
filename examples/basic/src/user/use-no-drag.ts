import { useEditor, useNode } from '@craftjs/core';
import { useEffect } from 'react';

/** While active, this block and the blocks around it are not draggable. */
export function useNoDrag(isActive: boolean) {
  const { id } = useNode();
  const { query } = useEditor();

  useEffect(() => {
    const blocks: HTMLElement[] = [];
    let el = isActive ? query.node(id).get().dom : null;
    for (; el; el = el.parentElement) {
      if (el.draggable) blocks.push(el);
    }
    for (const block of blocks) block.draggable = false;
    return () => {
      const { enabled } = query.getOptions();
      for (const block of blocks) block.draggable = enabled;
    };
  }, [id, isActive, query]);
}
