import { Element, type UserComponent, useNode } from '@craftjs/core';
import type { ReactNode } from 'react';
import { Field, useSettings } from '../editor/fields';
import { Button } from './button';
import { Text } from './text';

type SlotProps = { children?: ReactNode };

/** An area of the card that accepts only certain blocks. */
function slot(displayName: string, className: string, blocks: unknown[]) {
  const Slot: UserComponent<SlotProps> = ({ children }) => {
    const { connectors } = useNode();

    return (
      <div
        className={className}
        ref={(dom) => {
          if (dom) connectors.connect(dom);
        }}
      >
        {children}
      </div>
    );
  };

  Slot.craft = {
    displayName,
    rules: {
      canMoveIn: (incoming) =>
        incoming.every((node) => blocks.includes(node.data.type)),
    },
  };
  return Slot;
}

export const CardBody = slot('Card body', 'card-body', [Text, Button]);
export const CardActions = slot('Card actions', 'card-actions', [Button]);

type CardProps = { background: string };

const defaults: CardProps = { background: '#f4f7f5' };

export const Card: UserComponent<Partial<CardProps>> = (props) => {
  const { background } = { ...defaults, ...props };
  const { connectors } = useNode();

  return (
    <section
      className="card"
      style={{ background }}
      ref={(dom) => {
        if (dom) connectors.connect(connectors.drag(dom));
      }}
    >
      <Element id="body" is={CardBody} canvas>
        <Text text="Card title" size={24} />
        <Text text="A few words about it." />
      </Element>
      <Element id="actions" is={CardActions} canvas>
        <Button label="Open" />
      </Element>
    </section>
  );
};

function CardSettings() {
  const field = useSettings<CardProps>();

  return <Field label="Background" type="color" {...field('background')} />;
}

Card.craft = {
  displayName: 'Card',
  props: defaults,
  related: { settings: CardSettings },
};
