import { useNode } from '@craftjs/core';
import type { ReactNode } from 'react';

export const Page = ({ children }: { children?: ReactNode }) => {
  const {
    connectors: { connect },
  } = useNode();
  return (
    <article
      ref={(dom) => {
        if (dom) connect(dom);
      }}
    >
      {children}
    </article>
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

export const Button = ({ label }: { label: string }) => {
  const {
    connectors: { connect, drag },
  } = useNode();
  return (
    <span
      className="button"
      ref={(dom) => {
        if (dom) connect(drag(dom));
      }}
    >
      {label}
    </span>
  );
};

Page.craft = { displayName: 'Page' };
Text.craft = { displayName: 'Text' };
Button.craft = { displayName: 'Button' };
