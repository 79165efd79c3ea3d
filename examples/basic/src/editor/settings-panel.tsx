import { type Node, type NodeId, useEditor } from '@craftjs/core';
import { createElement } from 'react';
import { nextPlace } from './places';
import { useBlockActions } from './use-block-actions';

/** Describes where a block is; screen readers announce the description. */
function describe({ id, data }: Node, parent: Node | undefined) {
  if (!parent) return `${data.displayName}: the whole page`;
  const { displayName, nodes } = parent.data;
  if (!nodes.includes(id)) return `${data.displayName}: part of ${displayName}`;
  const position = `${nodes.indexOf(id) + 1} of ${nodes.length}`;
  return `${data.displayName}: ${position} in ${displayName}`;
}

export function SettingsPanel() {
  const { duplicate, move, remove } = useBlockActions();
  const { selected } = useEditor((state, query) => {
    const id: string | undefined = query.getEvent('selected').last();
    const node = id ? state.nodes[id] : undefined;
    if (!node) return { selected: null };

    return {
      selected: {
        id: node.id,
        name: node.data.displayName,
        status: describe(node, state.nodes[node.data.parent ?? '']),
        settings: node.related.settings,
        canMoveUp: nextPlace(query, node.id, -1) !== undefined,
        canMoveDown: nextPlace(query, node.id, 1) !== undefined,
        canDelete: query.node(node.id).isDeletable(),
      },
    };
  });

  const buttons = [
    ['Move up', 'canMoveUp', (id: NodeId) => move(id, -1)],
    ['Move down', 'canMoveDown', (id: NodeId) => move(id, 1)],
    ['Duplicate', 'canDelete', duplicate],
    ['Delete', 'canDelete', remove],
  ] as const;

  return (
    <aside
      id="settings"
      className="panel settings"
      aria-label="Settings"
      tabIndex={-1}
    >
      <h2>{selected?.name ?? 'Settings'}</h2>
      <p role="status">{selected?.status ?? 'Select a block to change it.'}</p>
      {selected && (
        <>
          {selected.settings && (
            <div key={selected.id} className="fields">
              {createElement(selected.settings)}
            </div>
          )}
          <div className="actions">
            {buttons.map(([label, permission, act]) => (
              <button
                key={label}
                type="button"
                aria-disabled={!selected[permission]}
                onClick={() => act(selected.id)}
              >
                {label}
              </button>
            ))}
          </div>
        </>
      )}
    </aside>
  );
}
