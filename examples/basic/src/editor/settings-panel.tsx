import { type Node, type NodeId, useEditor } from '@craftjs/core';
import { createElement } from 'react';
import { nameOf } from './name-of';
import { nextPlace } from './places';
import { useBlockActions } from './use-block-actions';

type Right = 'canMoveUp' | 'canMoveDown' | 'canDelete';

/** Says where a block is: this is also what a screen reader announces. */
function describe(node: Node, parent: Node | undefined) {
  const name = nameOf(node.data);
  if (!parent) return `${name}: the whole page`;
  const siblings = parent.data.nodes;
  if (!siblings.includes(node.id)) {
    return `${name}: part of ${nameOf(parent.data)}`;
  }
  const position = `${siblings.indexOf(node.id) + 1} of ${siblings.length}`;
  return `${name}: ${position} in ${nameOf(parent.data)}`;
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
        name: nameOf(node.data),
        status: describe(node, state.nodes[node.data.parent ?? '']),
        settings: node.related.settings,
        canMoveUp: nextPlace(query, node.id, -1) !== undefined,
        canMoveDown: nextPlace(query, node.id, 1) !== undefined,
        canDelete: query.node(node.id).isDeletable(),
      },
    };
  });

  const buttons: [string, Right, (id: NodeId) => void][] = [
    ['Move up', 'canMoveUp', (id) => move(id, -1)],
    ['Move down', 'canMoveDown', (id) => move(id, 1)],
    ['Duplicate', 'canDelete', duplicate],
    ['Delete', 'canDelete', remove],
  ];

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
            {buttons.map(([label, right, act]) => (
              <button
                key={label}
                type="button"
                aria-disabled={!selected[right]}
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
