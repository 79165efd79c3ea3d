import { useNode } from '@craftjs/core';
import type { ReactNode } from 'react';

export const Box = ({ children }: { children?: ReactNode }) => {
  const {
    connectors: { connect, drag },
  } = useNode();
  return (
    <section
      className="box"
      ref={(dom) => {
        if (dom) connect(drag(dom));
      }}
    >
      {children}
    </section>
  );
};

export const Text = ({ text }: { text: string }) => {
  const {
    connectors: { connect, drag },
  } = useNode();
  return (
    <p
      ref={(dom) => {
        if (dom) connect(drag(dom));
      }}
    >
      {text}
    </p>
  );
};

Box.craft = { displayName: 'Box' };
Text.craft = { displayName: 'Text' };
