import {
  Editor, Element, Frame, type UserComponent, useNode,
} from '@craftjs/core';
import type { ReactNode } from 'react';

const Text: UserComponent<{ text: string }> = ({ text }) => {
  const { connectors: { connect, drag } } = useNode();

  return <div ref={(dom) => { if (dom) connect(drag(dom)); }}>{text}</div>;
};

Text.craft = { displayName: 'Text' };

const Area: UserComponent<{ children?: ReactNode }> = ({ children }) => {
  const { connectors: { connect } } = useNode();

  return (
    <div
      ref={(dom) => { if (dom) connect(dom); }}
      style={{
        minHeight: 32,
        padding: '0 8px',
        border: '1px dashed #76857f',
      }}
    >
      {children}
    </div>
  );
};

Area.craft = { displayName: 'Area' };

// Users fill the two areas of a card;
// its heading and the line between the areas are fixed.
const Card: UserComponent<{ title: string }> = ({ title }) => {
  const { connectors: { connect, drag } } = useNode();

  return (
    <article
      ref={(dom) => { if (dom) connect(drag(dom)); }}
    >
      <h3>{title}</h3>
      <Element id="body" is={Area} canvas>
        <Text text="Drag me into the footer" />
      </Element>
      <hr />
      <Element id="footer" is={Area} canvas />
    </article>
  );
};

Card.craft = { displayName: 'Card' };

export const App = () => (
  <Editor resolver={{ Area, Card, Text }}>
    <Frame>
      <Element is="section" canvas>
        <Card title="A card" />
        <Text text="A text beside it" />
      </Element>
    </Frame>
  </Editor>
);
