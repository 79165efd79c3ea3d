import { useEditor } from '@craftjs/core';
import { createElement } from 'react';

export function SettingsPanel() {
  const { actions, selected } = useEditor((state, query) => {
    const node = state.nodes[query.getEvent('selected').last()];
    if (!node) return { selected: null };
    return {
      selected: {
        id: node.id,
        name: node.data.displayName,
        settings: node.related.settings,
        canDelete: query.node(node.id).isDeletable(),
      },
    };
  });

  return (
    <aside className="panel" aria-label="Settings">
      <h2>{selected ? selected.name : 'Select a block'}</h2>
      {selected?.settings && createElement(selected.settings)}
      {selected?.canDelete && (
        <button onClick={() => actions.delete(selected.id)}>Delete</button>
      )}
    </aside>
  );
}
