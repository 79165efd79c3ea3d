import {
  Editor, Element, Frame, ROOT_NODE, type UserComponent, useEditor, useNode,
} from '@craftjs/core';

type TextProps = { text: string };

const Text: UserComponent<TextProps> = ({ text }) => {
  const { connectors: { connect, drag } } = useNode();

  return <div ref={(dom) => { if (dom) connect(drag(dom)); }}>{text}</div>;
};

Text.craft = { displayName: 'Text' };

// Drag the button to the page, or press it.
const Toolbox = () => {
  const { connectors, actions, query } = useEditor();
  const block = <Text text="A new text" />;
  const add = () =>
    actions.addNodeTree(
      query.parseReactElement(block).toNodeTree(),
      ROOT_NODE,
    );

  return (
    <button
      ref={(dom) => { if (dom) connectors.create(dom, block); }}
      onClick={add}
    >
      Text
    </button>
  );
};

// Edits the text of the selected block.
const Settings = () => {
  const { id, text, actions } = useEditor((state, query) => {
    const id = query.getEvent('selected').first() as string | undefined;
    return {
      id,
      text: id && (state.nodes[id]?.data.props.text as string | undefined),
    };
  });
  if (!id || text === undefined) return <p>Select a text to change it.</p>;

  return (
    <label>
      Text{' '}
      <input
        value={text}
        onChange={(event) => {
          const value = event.target.value;
          actions.setProp(id, (props: TextProps) => { props.text = value; });
        }}
      />
    </label>
  );
};

export const App = () => (
  <Editor resolver={{ Text }}>
    <Toolbox />
    <Frame>
      <Element
        is="article"
        canvas
        style={{
          padding: 12,
          margin: '12px 0',
          border: '1px dashed #76857f',
        }}
      >
        <Text text="Welcome" />
        <Text text="Select me and edit my text" />
      </Element>
    </Frame>
    <Settings />
  </Editor>
);
