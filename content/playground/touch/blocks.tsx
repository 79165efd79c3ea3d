import { useNode } from '@craftjs/core';
import type { ReactNode } from 'react';

export const List = ({ children }: { children?: ReactNode }) => {
  const {
    connectors: { connect },
  } = useNode();
  return (
    <ol
      ref={(dom) => {
        if (dom) connect(dom);
      }}
    >
      {children}
    </ol>
  );
};

interface CardProps {
  text: string;
  colour: string;
}

export const Card = ({ text, colour }: CardProps) => {
  const {
    connectors: { connect, drag },
  } = useNode();
  return (
    <li
      ref={(dom) => {
        if (dom) connect(drag(dom));
      }}
      style={{ background: colour }}
    >
      {text}
    </li>
  );
};

List.craft = { displayName: 'List' };
Card.craft = { displayName: 'Card' };
