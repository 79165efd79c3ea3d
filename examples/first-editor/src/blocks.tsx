import { type UserComponent, useNode } from '@craftjs/core';
import type { ReactNode } from 'react';

export const Page: UserComponent<{ children?: ReactNode }> = ({ children }) => {
  const { connectors } = useNode();

  return (
    <div
      style={{ minHeight: 160, padding: 24, border: '1px solid #76857f' }}
      ref={(dom) => {
        if (dom) connectors.connect(dom);
      }}
    >
      {children}
    </div>
  );
};

export const Text: UserComponent<{ text: string }> = ({ text }) => {
  const { connectors, selected } = useNode((node) => ({
    selected: node.events.selected,
  }));

  return (
    <p
      style={{
        margin: 0,
        minHeight: 24,
        padding: 8,
        outline: selected ? '2px solid #0d66d0' : undefined,
      }}
      ref={(dom) => {
        if (dom) connectors.connect(connectors.drag(dom));
      }}
    >
      {text}
    </p>
  );
};
