import { useNode } from '@craftjs/core';
import type { ReactNode } from 'react';

interface ContainerProps {
  title: string;
  children?: ReactNode;
}

export const Container = ({ title, children }: ContainerProps) => {
  const { connect, drag } = useNode().connectors;

  return (
    <section
      ref={(dom) => {
        if (dom) connect(drag(dom));
      }}
      className="container"
      aria-label={title}
    >
      {children ?? <p className="hint">Drop a text here</p>}
    </section>
  );
};

Container.craft = { displayName: 'Container' };
