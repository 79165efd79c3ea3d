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

Page.craft = { displayName: 'Page' };
