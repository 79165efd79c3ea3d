import { type NodeId, ROOT_NODE, useEditor } from '@craftjs/core';
import { useEffect, useRef } from 'react';
import { nameOf } from '../editor/name-of.ts';

/** The blocks of the page as a tree. */
export function Layers() {
  const list = useRef<HTMLUListElement>(null);
  const { enabled, ready, selected } = useEditor((state, query) => ({
    enabled: state.options.enabled,
    ready: ROOT_NODE in state.nodes,
    selected: query.getEvent('selected').last(),
  }));

  // Shows the selected layer. scrollIntoView would scroll the page as well.
  useEffect(() => {
    const { current } = list;
    const row = current?.querySelector<HTMLElement>('[aria-current=true]');
    if (!selected || !current || !row) return;
    const bottom = row.offsetTop + row.offsetHeight - current.clientHeight;
    current.scrollTop = Math.min(
      row.offsetTop,
      Math.max(current.scrollTop, bottom),
    );
  });

  return (
    <nav className="panel layers" aria-label="Layers" inert={!enabled}>
      <h2>Layers</h2>
      <ul ref={list}>{ready && <Layer id={ROOT_NODE} />}</ul>
      <NameField />
    </nav>
  );
}

function Layer({ id }: { id: NodeId }) {
  const { actions, query, layer } = useEditor((state, query) => {
    const data = state.nodes[id]?.data;
    if (!data) return { layer: null };
    const { linkedNodes, nodes, props } = data;
    return {
      layer: {
        name: nameOf(data),
        words: String(props.text ?? props.label ?? ''),
        children: [...Object.values(linkedNodes), ...nodes],
        selected: query.node(id).isSelected(),
      },
    };
  });
  if (!layer) return null;

  return (
    <li>
      <button
        type="button"
        aria-current={layer.selected}
        onClick={() => {
          actions.selectNode(id);
          query.node(id).get().dom?.scrollIntoView({ block: 'nearest' });
        }}
      >
        <span>{layer.name}</span> <small translate="no">{layer.words}</small>
      </button>
      {layer.children.length > 0 && (
        <ul>
          {layer.children.map((child) => (
            <Layer key={child} id={child} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** Names the selected block: without a name it is called as its component. */
function NameField() {
  const { actions, selected } = useEditor((state, query) => {
    const id: string | undefined = query.getEvent('selected').last();
    const data = id ? state.nodes[id]?.data : undefined;
    if (!id || !data) return { selected: null };
    const { custom, displayName } = data;
    return {
      selected: { id, own: String(custom.displayName ?? ''), displayName },
    };
  });

  function rename(id: NodeId, name: string) {
    const { setCustom } = actions.history.throttle();
    setCustom(id, (custom: { displayName?: string }) => {
      if (name.trim()) custom.displayName = name;
      else delete custom.displayName;
    });
  }

  return (
    <label className="field">
      Name
      <input
        disabled={!selected}
        placeholder={selected?.displayName}
        value={selected?.own ?? ''}
        onChange={(event) =>
          selected && rename(selected.id, event.target.value)
        }
      />
    </label>
  );
}
