import { useEditor } from '@craftjs/core';
import { useState } from 'react';
import { loadPage, savePage } from './server';

export const TopBar = () => {
  const { actions, query } = useEditor();
  const [status, setStatus] = useState('Nothing is saved yet.');

  async function save() {
    const size = await savePage(query.serialize());
    setStatus(`Saved: ${size} characters.`);
  }

  async function load() {
    const json = await loadPage();
    if (json === null) return setStatus('There is nothing to load.');
    actions.deserialize(json);
    setStatus('Loaded.');
  }

  return (
    <div className="top-bar">
      <button type="button" onClick={save}>
        Save
      </button>
      <button type="button" onClick={load}>
        Load
      </button>
      <span role="status">{status}</span>
    </div>
  );
};
