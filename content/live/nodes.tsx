import { Editor, Element, Frame, useNode } from '@craftjs/core';
import type { ReactNode } from 'react';

const Container = ({ children }: { children?: ReactNode }) => {
  const { connectors: { connect, drag } } = useNode();

  return (
    <section
      ref={(dom) => { if (dom) connect(drag(dom)); }}
      style={{
        display: 'flex',
        flexDirection: 'column',
        gap: 8,
        padding: 12,
        border: '1px dashed #76857f',
      }}
    >
      {children ?? 'Drop a text here'}
    </section>
  );
};

const Text = ({ text }: { text: string }) => {
  const { connectors: { connect, drag } } = useNode();

  return <div ref={(dom) => { if (dom) connect(drag(dom)); }}>{text}</div>;
};

export const App = () => (
  <Editor resolver={{ Container, Text }}>
    <Frame>
      <Element is={Container} canvas>
        <Text text="Good morning" />
        <Text text="Good night" />
        <Element is={Container} canvas />
      </Element>
    </Frame>
  </Editor>
);
