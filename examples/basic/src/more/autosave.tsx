import { useEditor } from '@craftjs/core';
import { useEffect, useRef, useState } from 'react';
import { download } from './download.ts';
import { loadPage, pageKey, savePage, storedJson } from './saved-page.ts';

export function Autosave() {
  const { actions, query, store } = useEditor();
  const start = useRef('');
  const [json, setJson] = useState('');
  const [stored, setStored] = useState('');
  const [problem, setProblem] = useState('');
  const [damage, setDamage] = useState('');

  useEffect(() => {
    return store.subscribe(
      () => ({ json: query.serialize() }),
      // Later, since a card changes the page while React renders it.
      ({ json }) => queueMicrotask(() => setJson(json)),
    );
  }, [store, query]);

  function restore({ deserialize }: Pick<typeof actions, 'deserialize'>) {
    try {
      const page = loadPage(query.getOptions().resolver);
      if (page) deserialize(page);
      setDamage('');
    } catch (cause) {
      setDamage((cause as Error).message);
    }
    setStored(query.serialize());
  }

  // Once, after the editor has rendered the page that it starts with.
  useEffect(() => {
    if (start.current) return;
    start.current = query.serialize();
    restore(actions.history.ignore());
  });

  useEffect(() => {
    function follow({ key }: StorageEvent) {
      if (key === pageKey()) restore(actions);
    }
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  });

  function save() {
    const now = query.serialize();
    const failure = savePage(now);
    setProblem(failure);
    if (!failure) setStored(now);
  }

  const hasChanged = json !== '' && stored !== '' && json !== stored;
  useEffect(() => {
    // Don't overwrite a stored page that this editor cannot show.
    if (!hasChanged || damage) return;
    const timer = setTimeout(save, 500);
    document.addEventListener('visibilitychange', save);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', save);
    };
  });

  function state() {
    if (damage || problem) return '';
    if (hasChanged) return 'Saving…';
    return stored === start.current
      ? 'Saves in this browser'
      : 'Saved in this browser';
  }

  return (
    <div className="autosave">
      <span className="state">{state()}</span>
      <span className="error" role="alert">
        {damage
          ? `Not saved: the page that is stored here is damaged. ${damage}`
          : problem}
      </span>
      {damage && (
        <>
          <button
            type="button"
            onClick={() =>
              download('damaged.json', storedJson() ?? '', 'application/json')
            }
          >
            Download it
          </button>
          <button
            type="button"
            onClick={() => {
              setDamage('');
              save();
            }}
          >
            Replace it
          </button>
        </>
      )}
      <button
        type="button"
        onClick={() => {
          if (query.serialize() !== start.current)
            actions.deserialize(start.current);
        }}
      >
        Start again
      </button>
    </div>
  );
}
