import { useEditor } from '@craftjs/core';
import { useState } from 'react';

export function Topbar() {
  const { actions, query, enabled, canUndo, canRedo } = useEditor(
    (state, query) => ({
      enabled: state.options.enabled,
      canUndo: query.history.canUndo(),
      canRedo: query.history.canRedo(),
    }),
  );
  const [message, setMessage] = useState('');

  function save() {
    localStorage.setItem('page', query.serialize());
    setMessage('Saved');
  }

  function load() {
    const saved = localStorage.getItem('page');
    if (!saved) return setMessage('Nothing is saved yet');
    try {
      actions.deserialize(saved);
      setMessage('Loaded');
    } catch {
      setMessage('The saved page cannot be loaded');
    }
  }

  return (
    <section className="topbar" aria-label="Page">
      <label>
        <input
          type="checkbox"
          checked={enabled}
          onChange={(event) => {
            const { checked } = event.target;
            actions.setOptions((options) => {
              options.enabled = checked;
            });
          }}
        />
        Editing
      </label>
      <button
        disabled={!enabled || !canUndo}
        onClick={() => actions.history.undo()}
      >
        Undo
      </button>
      <button
        disabled={!enabled || !canRedo}
        onClick={() => actions.history.redo()}
      >
        Redo
      </button>
      <button onClick={save}>Save</button>
      <button disabled={!enabled} onClick={load}>
        Load
      </button>
      <span role="status">{message}</span>
    </section>
  );
}
