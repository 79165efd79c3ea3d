import { useEditor } from '@craftjs/core';
import { createElement } from 'react';

/** Shows the settings form of the selected block, from its `related`. */
export const SettingsPanel = () => {
  const { name, settings } = useEditor((state, query) => {
    const [id] = query.getEvent('selected').all();
    const node = id === undefined ? undefined : state.nodes[id];
    return {
      name: node?.data.displayName,
      settings: node?.related?.settings,
    };
  });

  return (
    <aside aria-label="Settings">
      <h2>{name ?? 'Settings'}</h2>
      {settings ? (
        createElement(settings)
      ) : (
        <p>Select a block to see what can be changed.</p>
      )}
    </aside>
  );
};
