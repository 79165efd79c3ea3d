import { useEditor } from '@craftjs/core';
import { JsonDialog } from './json-dialog';
import { Shortcuts } from './shortcuts';

export function Topbar() {
  const { actions, enabled, canUndo, canRedo } = useEditor((state, query) => ({
    enabled: state.options.enabled,
    canUndo: state.options.enabled && query.history.canUndo(),
    canRedo: state.options.enabled && query.history.canRedo(),
  }));

  return (
    <section className="topbar" aria-label="Page">
      <h1>Page editor</h1>
      <label className="switch">
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
        type="button"
        aria-disabled={!canUndo}
        onClick={() => canUndo && actions.history.undo()}
      >
        Undo
      </button>
      <button
        type="button"
        aria-disabled={!canRedo}
        onClick={() => canRedo && actions.history.redo()}
      >
        Redo
      </button>
      <JsonDialog />
      <Shortcuts />
    </section>
  );
}
