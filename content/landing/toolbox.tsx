import { useEditor } from '@craftjs/core';
import { Card } from './card';

export function Toolbox() {
  const { actions, connectors, canUndo } = useEditor(
    (_, query) => ({ canUndo: query.history.canUndo() }),
  );
  const drag = (dom: HTMLElement | null) => {
    if (dom) connectors.create(dom, <Card title="New" />);
  };

  return (
    <aside>
      <button type="button" ref={drag}>
        Drag me onto the page
      </button>
      <button
        type="button"
        disabled={!canUndo}
        onClick={() => actions.history.undo()}
      >
        Undo
      </button>
    </aside>
  );
}
