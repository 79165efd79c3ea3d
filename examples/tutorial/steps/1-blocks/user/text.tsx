import { type UserComponent, useNode } from '@craftjs/core';

type TextProps = { text: string; size?: number };

export const Text: UserComponent<TextProps> = ({ text, size = 16 }) => {
  const { connectors } = useNode();

  return (
    <p
      style={{ margin: 0, minHeight: '1.5em', fontSize: size }}
      ref={(dom) => {
        if (dom) connectors.connect(connectors.drag(dom));
      }}
    >
      {text}
    </p>
  );
};
