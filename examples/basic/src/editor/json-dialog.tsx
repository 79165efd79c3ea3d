import { useEditor } from '@craftjs/core';
import { useRef, useState } from 'react';
import { readPage } from './read-page';

export function JsonDialog() {
  const { actions, query } = useEditor();
  const dialog = useRef<HTMLDialogElement>(null);
  const [json, setJson] = useState('');
  const [error, setError] = useState('');

  function open() {
    setJson(query.serialize());
    setError('');
    dialog.current?.showModal();
  }

  function load() {
    try {
      actions.deserialize(readPage(json, query.getOptions().resolver));
      dialog.current?.close();
    } catch (cause) {
      setError(cause instanceof Error ? cause.message : String(cause));
    }
  }

  return (
    <>
      <button type="button" onClick={open}>
        JSON
      </button>
      <dialog ref={dialog} aria-labelledby="json-title">
        <h2 id="json-title">The page as JSON</h2>
        <textarea
          aria-label="JSON"
          spellCheck={false}
          value={json}
          onChange={(event) => setJson(event.target.value)}
        />
        <p className="error" role="alert">
          {error}
        </p>
        <div className="actions">
          <button type="button" onClick={load}>
            Load
          </button>
          <button type="button" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
      </dialog>
    </>
  );
}
