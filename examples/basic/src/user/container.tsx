import { type UserComponent, useNode } from '@craftjs/core';
import type { ReactNode } from 'react';
import { ColourField, RangeField } from '../editor/fields';
import { useSettings } from '../editor/use-settings';

type ContainerProps = {
  background: string;
  padding: number;
  gap: number;
  children?: ReactNode;
};

const defaults: ContainerProps = {
  background: '#ffffff',
  padding: 24,
  gap: 16,
};

export const Container: UserComponent<Partial<ContainerProps>> = (props) => {
  const { background, padding, gap, children } = { ...defaults, ...props };
  const { connectors } = useNode();

  return (
    <div
      className="container"
      style={{ background, padding, gap }}
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
      <ColourField
        label="Background"
        value={props.background}
        onChange={(value) => set('background', value)}
      />
      <RangeField
        label="Padding"
        min={16}
        max={96}
        value={props.padding}
        onChange={(value) => set('padding', value)}
      />
      <RangeField
        label="Gap"
        min={0}
        max={64}
        value={props.gap}
        onChange={(value) => set('gap', value)}
      />
    </>
  );
}

Container.craft = {
  displayName: 'Container',
  props: defaults,
  related: { settings: ContainerSettings },
};
