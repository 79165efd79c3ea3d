import { type Node, useNode } from '@craftjs/core';
import type { ReactNode } from 'react';
import { Note } from './note';

export const Columns = ({ children }: { children?: ReactNode }) => {
  const { connect, drag } = useNode().connectors;
  return (
    <div
      className="columns"
      ref={(dom) => {
        if (dom) connect(drag(dom));
      }}
    >
      {children}
    </div>
  );
};

Columns.craft = {
  displayName: 'Columns',
  rules: {
    // A row contains only columns.
    canMoveIn: (incoming: Node[]) =>
      incoming.every((node) => node.data.type === Column),
  },
};

export const Column = ({ children }: { children?: ReactNode }) => {
  const { connect, drag } = useNode().connectors;
  return (
    <section
      className="column"
      ref={(dom) => {
        if (dom) connect(drag(dom));
      }}
    >
      {children ?? <p className="hint">Drop a note here</p>}
    </section>
  );
};

Column.craft = {
  displayName: 'Column',
  rules: {
    canDrop: (target: Node) => target.data.type === Columns,
    canMoveIn: (incoming: Node[]) =>
      incoming.every((node) => node.data.type === Note),
  },
};
