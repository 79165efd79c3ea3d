import { useNode } from '@craftjs/core';

export function Card({ title }: { title: string }) {
  const { connectors, selected } = useNode((node) => ({
    selected: node.events.selected,
  }));

  return (
    <article
      className={selected ? 'card selected' : 'card'}
      ref={(dom) => {
        if (dom) connectors.connect(connectors.drag(dom));
      }}
    >
      <h3>{title}</h3>
    </article>
  );
}

Card.craft = {
  displayName: 'Card',
  props: { title: 'A card' },
};
