import { ROOT_NODE } from "@craftjs/core";
import { useState } from "react";
import type { Observed } from "./observed-editor.tsx";
import { type TreeRow, treeOf } from "./tree-of.ts";

/** The page's Nodes as a tree that selects, with buttons as a keyboard alternative to dragging. */
export function NodeTree({ observed }: { observed: Observed | null }) {
  const [refusal, setRefusal] = useState("");
  const tree = observed && treeOf(observed.json, ROOT_NODE);
  const [id] = observed?.selected ?? [];
  const place = observed && id ? placeOf(observed, id) : null;

  // Craft.js throws when a Node's rules refuse a change.
  function act(change: () => void): void {
    try {
      change();
      setRefusal("");
    } catch (error) {
      setRefusal(error instanceof Error ? error.message.replace(/^Invariant failed: /, "") : String(error));
    }
  }

  return (
    <section className="panel nodes" aria-label="Node tree">
      <header>
        <h2>Nodes</h2>
        <span className="buttons">
          <button
            type="button"
            aria-label="Move up"
            disabled={!place || place.index === 0}
            onClick={() => act(() => place && id && observed?.actions.move(id, place.parent, place.index - 1))}
          >
            Up
          </button>
          <button
            type="button"
            aria-label="Move down"
            disabled={!place || place.index === place.count - 1}
            // `move` counts the index with the Node still in its old place.
            onClick={() => act(() => place && id && observed?.actions.move(id, place.parent, place.index + 2))}
          >
            Down
          </button>
          <button type="button" disabled={!place} onClick={() => act(() => id && observed?.actions.delete(id))}>
            Delete
          </button>
          <button
            type="button"
            disabled={!observed?.canUndo}
            onClick={() => act(() => observed?.actions.history.undo())}
          >
            Undo
          </button>
        </span>
      </header>
      {refusal && <p role="status">{refusal}</p>}
      <div className="scroll">
        {tree ? (
          <ul>
            <Row row={tree} observed={observed} />
          </ul>
        ) : (
          <p className="empty">No Nodes: the source shows no Frame, or its Frame is empty.</p>
        )}
      </div>
    </section>
  );
}

function Row({ row, observed }: { row: TreeRow; observed: Observed }) {
  return (
    <li>
      <button
        type="button"
        className="row"
        aria-pressed={observed.selected.includes(row.id)}
        onClick={() => observed.actions.selectNode(row.id)}
      >
        {row.linkedAs && <span className="linked">{row.linkedAs}: </span>}
        <b>{row.label}</b> <code>{row.id}</code>
        {row.isCanvas && <i> canvas</i>}
      </button>
      {row.rows.length > 0 && (
        <ul>
          {row.rows.map((child) => (
            <Row key={child.id} row={child} observed={observed} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** Null for the root and linked Nodes, which cannot move. */
function placeOf({ query }: Observed, id: string): { parent: string; index: number; count: number } | null {
  const parent: string | undefined = query.node(id).get()?.data.parent ?? undefined;
  const siblings: string[] = parent ? query.node(parent).get().data.nodes : [];
  const index = siblings.indexOf(id);
  return parent && index >= 0 ? { parent, index, count: siblings.length } : null;
}
