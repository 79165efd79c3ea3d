import { type UserComponent, useEditor, useNode } from '@craftjs/core';
import { Field, SelectField } from '../editor/fields';
import { useSettings } from '../editor/use-settings';

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
  const { props, set } = useSettings<ButtonProps>();

  return (
    <>
      <Field
        label="Label"
        value={props.label}
        onChange={(value) => set('label', value)}
      />
      <Field
        label="Address"
        value={props.href}
        onChange={(value) => set('href', value)}
      />
      <SelectField
        label="Style"
        options={variants}
        value={props.variant}
        onChange={(value) => set('variant', value)}
      />
    </>
  );
}

Button.craft = {
  displayName: 'Button',
  props: defaults,
  related: { settings: ButtonSettings },
};
