import { useNode } from '@craftjs/core';
import { HeadingSettings } from './heading-settings';

export interface HeadingProps {
  text: string;
  /** In pixels. */
  size: number;
  colour: string;
}

export const Heading = ({ text, size, colour }: HeadingProps) => {
  const { connect, drag } = useNode().connectors;
  return (
    <h1
      ref={(dom) => {
        if (dom) connect(drag(dom));
      }}
      style={{ fontSize: size, color: colour }}
    >
      {text}
    </h1>
  );
};

Heading.craft = {
  displayName: 'Heading',
  // Rendered in the context of the block's Node, so it can call `useNode`.
  related: { settings: HeadingSettings },
};
