import { type UserComponent, useNode } from '@craftjs/core';
import type { ReactNode } from 'react';
import { Field, useSettings } from '../editor/fields';

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
  const field = useSettings<ContainerProps>();

  return (
    <>
      <Field label="Background" type="color" {...field('background')} />
      <Field
        label="Padding"
        type="range"
        min={16}
        max={96}
        {...field('padding')}
      />
      <Field label="Gap" type="range" max={64} {...field('gap')} />
    </>
  );
}

Container.craft = {
  displayName: 'Container',
  props: defaults,
  related: { settings: ContainerSettings },
};
