import { Element, type UserComponent, useNode } from '@craftjs/core';
import type { ReactNode } from 'react';
import { Button } from './button';
import { Text } from './text';

type AreaProps = { children?: ReactNode };

export const CardBody: UserComponent<AreaProps> = ({ children }) => {
  const { connectors } = useNode();

  return (
    <div
      style={{ minHeight: 48 }}
      ref={(dom) => {
        if (dom) connectors.connect(dom);
      }}
    >
      {children}
    </div>
  );
};

CardBody.craft = { displayName: 'Card body' };

export const CardActions: UserComponent<AreaProps> = ({ children }) => {
  const { connectors } = useNode();

  return (
    <div
      style={{ display: 'flex', gap: 8, minHeight: 48 }}
      ref={(dom) => {
        if (dom) connectors.connect(dom);
      }}
    >
      {children}
    </div>
  );
};

CardActions.craft = {
  displayName: 'Card actions',
  rules: {
    canMoveIn: (incoming) =>
      incoming.every((node) => node.data.name === 'Button'),
  },
};

export const Card: UserComponent = () => {
  const { connectors } = useNode();

  return (
    <section
      style={{ padding: 16, border: '1px solid' }}
      ref={(dom) => {
        if (dom) connectors.connect(connectors.drag(dom));
      }}
    >
      <Element id="body" is={CardBody} canvas>
        <Text text="A card" size={24} />
        <Text text="Drop texts and buttons here" />
      </Element>
      <Element id="actions" is={CardActions} canvas>
        <Button label="Only buttons here" />
      </Element>
    </section>
  );
};

Card.craft = { displayName: 'Card' };
