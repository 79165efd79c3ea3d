import { Element, useNode } from '@craftjs/core';
import { Button, Text } from './simple';
import { Slot } from './slot';

/**
 * Two slots that belong to the card: each `Element` with an `id` becomes a
 * linked Node. Look at "Nodes", and at "linkedNodes" in the JSON.
 */
export const Card = ({ title }: { title: string }) => {
  const { connect, drag } = useNode().connectors;
  return (
    <section
      className="card"
      ref={(dom) => {
        if (dom) connect(drag(dom));
      }}
    >
      <h2>{title}</h2>
      <Element id="body" is={Slot} canvas name="Body">
        <Text text="A text in the body." />
      </Element>
      <Element id="footer" is={Slot} canvas name="Footer" only="Button">
        <Button label="Read more" />
      </Element>
    </section>
  );
};

Card.craft = { displayName: 'Card' };
