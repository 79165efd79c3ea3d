import { type UserComponent, useNode } from '@craftjs/core';
import type { ReactNode } from 'react';
import { Field } from '../editor/fields';
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
      <Field
        label="Background"
        type="color"
        value={props.background}
        onChange={(value) => set('background', value)}
      />
      <Field
        label={`Padding: ${props.padding}px`}
        type="range"
        min={16}
        max={96}
        value={props.padding}
        onChange={(value) => set('padding', Number(value))}
      />
      <Field
        label={`Gap: ${props.gap}px`}
        type="range"
        min={0}
        max={64}
        value={props.gap}
        onChange={(value) => set('gap', Number(value))}
      />
    </>
  );
}

Container.craft = {
  displayName: 'Container',
  props: defaults,
  related: { settings: ContainerSettings },
};
