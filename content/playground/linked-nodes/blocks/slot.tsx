import { type Node, useNode } from '@craftjs/core';
import type { ReactNode } from 'react';

interface SlotProps {
  name: string;
  /** Display name of the blocks that the slot accepts; by default, all. */
  only?: string;
  children?: ReactNode;
}

export const Slot = ({ name, children }: SlotProps) => {
  const { connect } = useNode().connectors;
  return (
    <div
      className="slot"
      ref={(dom) => {
        if (dom) connect(dom);
      }}
    >
      <small>{name}</small>
      {children}
    </div>
  );
};

Slot.craft = {
  displayName: 'Slot',
  rules: {
    canMoveIn: (incoming: Node[], slot: Node) =>
      slot.data.props.only === undefined ||
      incoming.every(({ data }) => data.displayName === slot.data.props.only),
  },
};
