import {
  Editor, Element, Frame, type UserComponent, useEditor, useNode,
} from '@craftjs/core';

const Block: UserComponent<{ name: string }> = ({ name }) => {
  const { connectors: { connect, drag } } = useNode();

  return (
    <div
      ref={(dom) => { if (dom) connect(drag(dom)); }}
      style={{
        padding: 8,
        background: '#bfcec7',
      }}
    >
      {name}
    </div>
  );
};

Block.craft = { displayName: 'Block' };

const Toolbar = () => {
  const { count, selected, canUndo, canRedo, actions } = useEditor(
    (state, query) => ({
      count: Object.keys(state.nodes).length,
      selected: query.getEvent('selected').all() as string[],
      canUndo: query.history.canUndo(),
      canRedo: query.history.canRedo(),
    }),
  );
  const [id] = selected;

  return (
    <p>
      <button disabled={!canUndo} onClick={() => actions.history.undo()}>
        Undo
      </button>{' '}
      <button disabled={!canRedo} onClick={() => actions.history.redo()}>
        Redo
      </button>{' '}
      <button
        disabled={!id}
        onClick={() => id && actions.setHidden(id, true)}
      >
        Hide
      </button>{' '}
      {count} Nodes
    </p>
  );
};

export const App = () => (
  <Editor resolver={{ Block }}>
    <Toolbar />
    <Frame>
      <Element
        is="section"
        canvas
        style={{ display: 'flex', flexDirection: 'column', gap: 8 }}
      >
        <Block name="First" />
        <Block name="Second" />
        <Block name="Third" />
      </Element>
    </Frame>
  </Editor>
);
