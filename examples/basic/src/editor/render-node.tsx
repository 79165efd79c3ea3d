import { useEditor, useNode } from '@craftjs/core';
import { type ReactElement, useEffect } from 'react';

export function RenderNode({ render }: { render: ReactElement }) {
  const { id, dom, name, holdsBlocks, selected, hovered } = useNode((node) => ({
    dom: node.dom,
    name: node.data.displayName,
    holdsBlocks:
      node.data.isCanvas || Object.keys(node.data.linkedNodes).length > 0,
    selected: node.events.selected,
    hovered: node.events.hovered,
  }));
  const { actions, query, enabled } = useEditor((state) => ({
    enabled: state.options.enabled,
  }));

  // The outline: the CSS draws what these attributes say.
  useEffect(() => {
    if (!dom) return;
    dom.setAttribute('data-name', name);
    dom.toggleAttribute('data-selected', selected);
    dom.toggleAttribute('data-hovered', hovered);
  }, [dom, name, selected, hovered]);

  // The keyboard: Tab goes from block to block, and selects.
  useEffect(() => {
    if (!dom || !enabled) return;
    function select() {
      if (!query.node(id).isSelected()) actions.selectNode(id);
    }
    dom.setAttribute('tabindex', '0');
    dom.addEventListener('focus', select);
    return () => {
      dom.removeAttribute('tabindex');
      dom.removeEventListener('focus', select);
    };
  }, [dom, enabled, id, actions, query]);

  // A screen reader reads a text or a link by itself; what holds blocks needs a name.
  useEffect(() => {
    if (!dom || !enabled || !holdsBlocks) return;
    dom.setAttribute('role', 'group');
    dom.setAttribute('aria-label', name);
    return () => {
      dom.removeAttribute('role');
      dom.removeAttribute('aria-label');
    };
  }, [dom, enabled, holdsBlocks, name]);

  return render;
}
