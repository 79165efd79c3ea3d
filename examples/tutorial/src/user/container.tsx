import { type UserComponent, useNode } from '@craftjs/core';
import type { ReactNode } from 'react';
import { Field } from '../editor/field';
import { useSettings } from '../editor/use-settings';

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

function ContainerSettings() {
  const { props, set } = useSettings<ContainerProps>();

  return (
    <>
      <Field
        label="Background"
        type="color"
        value={props.background}
        onChange={(value) => set('background', value)}
      />
      <Field
        label="Padding"
        type="number"
        value={props.padding}
        onChange={(value) => set('padding', value ? Number(value) : undefined)}
      />
    </>
  );
}

Container.craft = {
  displayName: 'Container',
  props: { background: '#ffffff', padding: 24 },
  related: { settings: ContainerSettings },
};
