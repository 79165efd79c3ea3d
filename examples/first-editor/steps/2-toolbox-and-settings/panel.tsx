import { useEditor } from '@craftjs/core';
import { Text } from './blocks';

export function Panel() {
  const { actions, node, canUndo } = useEditor((state, query) => ({
    node: state.nodes[query.getEvent('selected').last()],
    canUndo: query.history.canUndo(),
  }));

  return (
    <div style={{ display: 'flex', gap: 8, minHeight: 32, margin: '8px 0' }}>
      <button disabled={!canUndo} onClick={() => actions.history.undo()}>
        Undo
      </button>
      {node?.data.type === Text && (
        <input
          aria-label="Text"
          value={node.data.props.text}
          onChange={(event) => {
            const { value } = event.target;
            actions.history.throttle().setProp(node.id, (props) => {
              props.text = value;
            });
          }}
        />
      )}
      {node?.data.parent && (
        <button onClick={() => actions.delete(node.id)}>Delete</button>
      )}
    </div>
  );
}
