import { type UserComponent, useEditor, useNode } from '@craftjs/core';
import { Field, SelectField, useSettings } from '../editor/fields';

const variants = ['solid', 'outline'] as const;

type ButtonProps = {
  label: string;
  href: string;
  variant: (typeof variants)[number];
};

const defaults: ButtonProps = {
  label: 'Read more',
  href: '#',
  variant: 'solid',
};

export const Button: UserComponent<Partial<ButtonProps>> = (props) => {
  const { label, href, variant } = { ...defaults, ...props };
  const { connectors } = useNode();
  const { enabled } = useEditor((state) => ({
    enabled: state.options.enabled,
  }));

  return (
    <a
      className={`button button-${variant}`}
      href={href}
      onClick={(event) => {
        if (enabled) event.preventDefault();
      }}
      ref={(dom) => {
        if (dom) connectors.connect(connectors.drag(dom));
      }}
    >
      {label}
    </a>
  );
};

function ButtonSettings() {
  const field = useSettings<ButtonProps>();

  return (
    <>
      <Field label="Label" {...field('label')} />
      <Field label="Address" {...field('href')} />
      <SelectField label="Style" options={variants} {...field('variant')} />
    </>
  );
}

Button.craft = {
  displayName: 'Button',
  props: defaults,
  related: { settings: ButtonSettings },
};
