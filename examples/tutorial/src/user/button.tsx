import { type UserComponent, useEditor, useNode } from '@craftjs/core';
import { Field } from '../editor/field';
import { useSettings } from '../editor/use-settings';

type ButtonProps = { label: string; href: string };

export const Button: UserComponent<Partial<ButtonProps>> = (props) => {
  const { connectors } = useNode();
  const { enabled } = useEditor((state) => ({
    enabled: state.options.enabled,
  }));

  return (
    <a
      href={props.href}
      style={{ display: 'inline-block', padding: 8, border: '1px solid' }}
      onClick={(event) => {
        if (enabled) event.preventDefault();
      }}
      ref={(dom) => {
        if (dom) connectors.connect(connectors.drag(dom));
      }}
    >
      {props.label}
    </a>
  );
};

function ButtonSettings() {
  const { props, set } = useSettings<ButtonProps>();

  return (
    <>
      <Field
        label="Label"
        type="text"
        value={props.label}
        onChange={(value) => set('label', value)}
      />
      <Field
        label="Address"
        type="text"
        value={props.href}
        onChange={(value) => set('href', value)}
      />
    </>
  );
}

Button.craft = {
  displayName: 'Button',
  props: { label: 'Read more', href: '#' },
  related: { settings: ButtonSettings },
};
