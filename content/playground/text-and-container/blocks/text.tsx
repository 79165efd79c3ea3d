import { useNode } from '@craftjs/core';

export const Text = ({ text }: { text: string }) => {
  const { connect, drag } = useNode().connectors;

  return (
    <p
      ref={(dom) => {
        if (dom) connect(drag(dom));
      }}
      className="text"
    >
      {text}
    </p>
  );
};

Text.craft = { displayName: 'Text' };
