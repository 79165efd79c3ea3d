import { type EditorState, ROOT_NODE, useEditor } from "@craftjs/core";
import { pressOf } from "browser/key-press.ts";
import { type KeyboardEvent, memo, useEffect, useRef, useState } from "react";
import { hasRegeneratedStyle } from "../blocks/block-frame.tsx";
import type { BlockName } from "../blocks/blocks.ts";
import { useCommands } from "../state/commands.ts";
import { blockElement, reveal } from "../state/page-focus.ts";
import { Icon } from "./icon.tsx";
import { type LayerRow, layerRows, visibleRows } from "./layer-rows.ts";

/** Maximum indentation level, which leaves room for names. */
const deepest = 7;

/** Tree of all blocks. */
export function Layers({ onRename }: { onRename: () => void }) {
  const commands = useCommands();
  const previous = useRef<LayerRow[]>([]);
  const { query, rows, selected } = useEditor((state, query) => ({
    rows: rowsOf(state, previous),
    selected: (query.getEvent("selected").first() as string | undefined) ?? null,
  }));
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [revealed, setRevealed] = useState(selected);
  if (selected !== revealed) {
    setRevealed(selected);
    const above = selected === null ? [] : query.node(selected).ancestors(true);
    setClosed(new Set([...closed].filter((id) => !above.includes(id))));
  }
  const tree = useRef<HTMLDivElement>(null);
  const visible = visibleRows(rows, closed);
  const current = visible.find(({ id }) => id === selected) ?? visible[0];

  useEffect(() => {
    // scrollIntoView would also scroll the page that embeds the editor.
    const row = selected !== null && tree.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!row || !tree.current) return;
    const over = row.offsetTop - tree.current.scrollTop;
    if (over < 0) tree.current.scrollTop = row.offsetTop;
    else if (over + row.offsetHeight > tree.current.clientHeight) {
      tree.current.scrollTop = row.offsetTop + row.offsetHeight - tree.current.clientHeight;
    }
  }, [selected]);

  const toggle = (id: string, open: boolean) =>
    setClosed((before) => {
      const next = new Set(before);
      if (open) next.delete(id);
      else next.add(id);
      return next;
    });
  const choose = (id: string) => {
    commands.select(id);
    const element = blockElement(id);
    if (element) reveal(element);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = visible.findIndex(({ id }) => id === (event.target as HTMLElement).dataset.layer);
    const row = visible[at];
    if (!row) return;
    const press = pressOf(event.nativeEvent);
    const step = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: visible.length - 1 }[press];
    const parent = commands.parent(row.id);
    let next = step === undefined ? undefined : visible[step]?.id;
    if (press === "ArrowRight") {
      if (closed.has(row.id)) toggle(row.id, true);
      else if (row.hasChildren) next = visible[at + 1]?.id;
    } else if (press === "ArrowLeft") {
      if (row.hasChildren && !closed.has(row.id)) toggle(row.id, false);
      else next = parent ?? undefined;
    } else if (press === "Enter" || press === " ") commands.focus(row.id);
    else if (press === "F2") onRename();
    else if (step === undefined) return;
    event.preventDefault();
    if (next === undefined) return;
    choose(next);
    tree.current?.querySelector<HTMLElement>(`[data-layer="${CSS.escape(next)}"]`)?.focus({ preventScroll: true });
  };
  return (
    <section className="panel layers" id="panel-layers" aria-label="Layers">
      <h2>Layers</h2>
      <div role="tree" aria-label="Blocks of the page" ref={tree} onKeyDown={onKeyDown}>
        {visible.map((row) => (
          <Row
            key={row.id}
            row={row}
            isSelected={row.id === selected}
            isClosed={closed.has(row.id)}
            isStop={row === current}
            // Stable in effect: the memo comparison ignores these.
            choose={choose}
            toggle={toggle}
            onRename={onRename}
          />
        ))}
      </div>
    </section>
  );
}

interface RowProps {
  row: LayerRow;
  isSelected: boolean;
  isClosed: boolean;
  isStop: boolean;
  choose: (id: string) => void;
  toggle: (id: string, open: boolean) => void;
  onRename: () => void;
}

const Row = memo(
  function Row({ row, isSelected, isClosed, isStop, choose, toggle, onRename }: RowProps) {
    const { id, depth, kind, name, excerpt, hasChildren } = row;
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the tree listens to the keys of all its rows
      <div
        role="treeitem"
        aria-level={depth + 1}
        aria-selected={isSelected}
        aria-expanded={hasChildren ? !isClosed : undefined}
        tabIndex={isStop ? 0 : -1}
        data-layer={id}
        style={{ marginLeft: `${Math.min(depth, deepest) * 0.625}rem` }}
        suppressHydrationWarning={hasRegeneratedStyle}
        onClick={() => choose(id)}
        onDoubleClick={onRename}
      >
        {hasChildren && (
          // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys do the same, and a tree item may hold no button
          // biome-ignore lint/a11y/useKeyWithClickEvents: see above
          <span
            className={isClosed ? "twist" : "twist open"}
            onClick={(event) => {
              event.stopPropagation();
              toggle(id, isClosed);
            }}
          >
            <Icon name="chevron" />
          </span>
        )}
        <Icon name={kind.toLowerCase() as Lowercase<BlockName>} />
        <span>{name}</span>
        <span className="layer-excerpt" translate="no">
          {excerpt}
        </span>
      </div>
    );
  },
  (before, after) =>
    before.row === after.row &&
    before.isSelected === after.isSelected &&
    before.isClosed === after.isClosed &&
    before.isStop === after.isStop,
);

/** Keeps the identity of unchanged rows, so that hovering re-renders nothing. */
function rowsOf(state: EditorState, previous: { current: LayerRow[] }): LayerRow[] {
  previous.current = layerRows(state.nodes, ROOT_NODE, previous.current);
  return previous.current;
}
