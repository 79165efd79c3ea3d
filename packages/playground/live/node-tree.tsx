import { placeOf, type TreeRow, treeOf } from "./tree-of.ts";

/** What is known of a page that is edited. */
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

interface NodeTreeProps {
  page: ShownPage | null;
  /** Why Craft.js refused the last action, or "". */
  refusal: string;
  onAct(action: NodeAction): void;
}

/** The page's Nodes as a tree that selects, with buttons as a keyboard alternative to dragging. */
export function NodeTree({ page, refusal, onAct }: NodeTreeProps) {
  const tree = page && treeOf(page.json);
  const [id] = page?.selected ?? [];
  const place = page && id !== undefined ? placeOf(page.json, id) : null;
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
      <div className="scroll">
        {page && tree ? (
          <ul>
            <Row row={tree} selected={page.selected} onAct={onAct} />
          </ul>
        ) : (
          <p className="empty">No Nodes: the source shows no Frame, or its Frame is empty.</p>
        )}
      </div>
    </section>
  );
}

interface RowProps extends Pick<NodeTreeProps, "onAct"> {
  row: TreeRow;
  selected: string[];
}

function Row({ row, selected, onAct }: RowProps) {
  return (
    <li>
      <button
        type="button"
        className="row"
        translate="no"
        aria-pressed={selected.includes(row.id)}
        onClick={() => onAct({ do: "select", id: row.id })}
      >
        {row.linkedAs && <span className="linked">{`${row.linkedAs}: `}</span>}
        <b>{row.label}</b> <code>{row.id}</code>
        {row.isCanvas && <i> canvas</i>}
      </button>
      {row.rows.length > 0 && (
        <ul>
          {row.rows.map((child) => (
            <Row key={child.id} row={child} selected={selected} onAct={onAct} />
          ))}
        </ul>
      )}
    </li>
  );
}
