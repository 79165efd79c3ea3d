import { useNode } from '@craftjs/core';

export const Note = ({ text }: { text: string }) => {
  const { connect, drag } = useNode().connectors;
  return (
    <p
      className="note"
      ref={(dom) => {
        if (dom) connect(drag(dom));
      }}
    >
      {text}
    </p>
  );
};

Note.craft = { displayName: 'Note' };
