import { useNode } from '@craftjs/core';
import type { ReactNode } from 'react';

export const Table = ({ children }: { children?: ReactNode }) => {
  const {
    connectors: { connect },
  } = useNode();
  return (
    <div
      className="table"
      ref={(dom) => {
        if (dom) connect(dom);
      }}
    >
      {children}
    </div>
  );
};

export const Row = ({ children }: { children?: ReactNode }) => {
  const {
    connectors: { connect, drag },
  } = useNode();
  return (
    <div
      className="row"
      ref={(dom) => {
        if (dom) connect(drag(dom));
      }}
    >
      {children}
    </div>
  );
};

export const Cell = ({ text }: { text: string }) => {
  const {
    connectors: { connect, drag },
  } = useNode();
  return (
    <span
      className="cell"
      ref={(dom) => {
        if (dom) connect(drag(dom));
      }}
    >
      {text}
    </span>
  );
};
