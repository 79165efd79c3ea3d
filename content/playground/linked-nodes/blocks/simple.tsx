import { useNode } from '@craftjs/core';

export const Text = ({ text }: { text: string }) => {
  const { connect, drag } = useNode().connectors;
  return (
    <p
      ref={(dom) => {
        if (dom) connect(drag(dom));
      }}
    >
      {text}
    </p>
  );
};

export const Button = ({ label }: { label: string }) => {
  const { connect, drag } = useNode().connectors;
  return (
    <span
      className="button"
      ref={(dom) => {
        if (dom) connect(drag(dom));
      }}
    >
      {label}
    </span>
  );
};

Text.craft = { displayName: 'Text' };
Button.craft = { displayName: 'Button' };
