import { type UserComponent, useNode } from '@craftjs/core';
import type { ReactNode } from 'react';

type ContainerProps = {
  background?: string;
  padding?: number;
  children?: ReactNode;
};

export const Container: UserComponent<ContainerProps> = (props) => {
  const { background = '#ffffff', padding = 24, children } = props;
  const { connectors } = useNode();

  return (
    <div
      style={{ minHeight: 80, padding, background, color: '#16211d' }}
      ref={(dom) => {
        if (dom) connectors.connect(connectors.drag(dom));
      }}
    >
      {children}
    </div>
  );
};
