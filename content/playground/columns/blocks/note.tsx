import { useNode } from '@craftjs/core';

export const Note = ({ text }: { text: string }) => {
  const {
    connectors: { connect, drag },
  } = useNode();
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
