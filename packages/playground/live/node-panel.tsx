import { useMemo } from "react";
import { NodeTree, placeOf } from "saved-state/node-tree";
import { parseDocument } from "./json-panel.tsx";

/** State of the page in the editor. */
export interface ShownPage {
  json: string;
  /** Ids of Nodes. */
  selected: string[];
  canUndo: boolean;
}

export type NodeAction =
  | { do: "select" | "delete"; id: string }
  | { do: "move"; id: string; parent: string; index: number }
  | { do: "undo" };

interface NodePanelProps {
  page: ShownPage | null;
  /** Why Craft.js refused the last action, or "". */
  refusal: string;
  onAct(action: NodeAction): void;
}

/** The page's Nodes as a tree in which they can be selected, with buttons as a keyboard alternative to dragging. */
export function NodePanel({ page, refusal, onAct }: NodePanelProps) {
  const document = useMemo(() => parseDocument(page?.json ?? ""), [page?.json]);
  const [id] = page?.selected ?? [];
  const shown = useMemo(() => (id === undefined ? null : { id }), [id]);
  const place = document && id !== undefined ? placeOf(document, id) : null;
  // `move` counts the index with the Node still in its old place.
  const move = (by: -1 | 2) =>
    id !== undefined && place && onAct({ do: "move", id, parent: place.parent, index: place.index + by });

  return (
    <section className="panel nodes" aria-label="Node tree">
      <header>
        <h2>Nodes</h2>
        <span className="buttons">
          <button type="button" aria-label="Move up" disabled={!place || place.index === 0} onClick={() => move(-1)}>
            Up
          </button>
          <button
            type="button"
            aria-label="Move down"
            disabled={!place || place.index === place.count - 1}
            onClick={() => move(2)}
          >
            Down
          </button>
          <button type="button" disabled={!place} onClick={() => id !== undefined && onAct({ do: "delete", id })}>
            Delete
          </button>
          <button type="button" disabled={!page?.canUndo} onClick={() => onAct({ do: "undo" })}>
            Undo
          </button>
        </span>
      </header>
      {refusal && <p role="status">{refusal}</p>}
      {document && Object.hasOwn(document, "ROOT") ? (
        <NodeTree
          label="Nodes"
          document={document}
          shown={shown}
          isOutline
          onShow={(id) => onAct({ do: "select", id })}
        />
      ) : (
        <p className="empty">No Nodes: the source renders no Frame, or its Frame is empty.</p>
      )}
    </section>
  );
}
