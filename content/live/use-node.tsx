import {
  Editor, Element, Frame, type UserComponent, useNode,
} from '@craftjs/core';

type HeadingProps = { text: string; size: number };

const Heading: UserComponent<HeadingProps> = ({ text, size }) => {
  const {
    id,
    selected,
    hovered,
    connectors: { connect, drag },
    actions: { setProp },
  } = useNode((node) => ({
    selected: node.events.selected,
    hovered: node.events.hovered,
  }));
  const grow = (by: number) =>
    setProp((props: HeadingProps) => { props.size += by; });

  return (
    <div
      ref={(dom) => { if (dom) connect(drag(dom)); }}
      style={{
        padding: 8,
        background: hovered ? '#bfcec7' : 'none',
      }}
    >
      <strong style={{ fontSize: size }}>{text}</strong>
      <br />
      <button onClick={() => grow(-2)}>Smaller</button>{' '}
      <button onClick={() => grow(2)}>Larger</button>{' '}
      <small>{selected ? `Selected: ${id}` : 'Not selected'}</small>
    </div>
  );
};

Heading.craft = { displayName: 'Heading' };

export const App = () => (
  <Editor resolver={{ Heading }}>
    <Frame>
      <Element is="section" canvas>
        <Heading text="A heading" size={20} />
        <Heading text="A larger one" size={28} />
      </Element>
    </Frame>
  </Editor>
);
