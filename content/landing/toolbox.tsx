import { useEditor } from "@craftjs/core";
import { Card } from "./card.tsx";

export function Toolbox() {
  const { actions, connectors, canUndo } = useEditor(
    (_, query) => ({
      canUndo: query.history.canUndo(),
    }),
  );

  return (
    <aside>
      <button
        type="button"
        ref={(dom) => {
          if (dom) connectors.create(dom, <Card title="New" />);
        }}
      >
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
