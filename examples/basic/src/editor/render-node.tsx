import { useEditor, useNode } from '@craftjs/core';
import { type ReactElement, useEffect, useRef } from 'react';

export function RenderNode({ render }: { render: ReactElement }) {
  const { id, name, holdsBlocks, selected, hovered } = useNode((node) => ({
    name: node.data.displayName,
    holdsBlocks:
      node.data.isCanvas || Object.keys(node.data.linkedNodes).length > 0,
    selected: node.events.selected,
    hovered: node.events.hovered,
    dom: node.dom, // Renders again when the block has a new element.
  }));
  const { actions, query, enabled } = useEditor((state) => ({
    enabled: state.options.enabled,
  }));
  const written = useRef<Record<string, string | false>>({});

  useEffect(() => {
    const dom = query.node(id).get()?.dom;
    if (!dom) return;

    const isNew = !dom.hasAttribute('data-name');
    if (isNew) written.current = {};

    /** Sets or removes an attribute, unless the block has set it itself. */
    const setAttribute = (name: string, value: string | false) => {
      const current = dom.getAttribute(name);
      if (current !== null && current !== written.current[name]) return;
      written.current[name] = value;
      if (value) dom.setAttribute(name, value);
      else dom.removeAttribute(name);
    };

    // The CSS draws the outline from these attributes.
    dom.setAttribute('data-name', name);
    dom.toggleAttribute('data-selected', selected);
    dom.toggleAttribute('data-hovered', hovered);

    // Reachable with Tab. Containers need a name; screen readers read texts
    // and links anyway.
    setAttribute('tabindex', enabled && '0');
    setAttribute('role', enabled && holdsBlocks && 'group');
    setAttribute('aria-label', enabled && holdsBlocks && name);

    // On the page, the focus follows the selection: to a block that Undo
    // brings back, and to the new element of one that moved to another parent.
    const page = dom.ownerDocument; // The canvas may be in an iframe.
    const focused = page.activeElement;
    const isOnPage =
      page.hasFocus() &&
      (focused === page.body || focused?.matches('[data-name]'));
    const isLast = query.getEvent('selected').last() === id;
    // Scrolling would move the block away from the mouse that presses it.
    if (isOnPage && isLast && focused !== dom)
      dom.focus({ preventScroll: true });

    // Scroll a new block into view on a page longer than the screen.
    if (isNew && isLast) dom.scrollIntoView({ block: 'nearest' });

    // Focusing a block selects it.
    function select() {
      if (enabled && !query.node(id).isSelected()) actions.selectNode(id);
    }
    dom.addEventListener('focus', select);
    return () => dom.removeEventListener('focus', select);
  });

  return render;
}
