import { pressOf } from "browser/key-press.ts";
import { useMedia } from "browser/use-media.ts";
import type { KeyboardEvent, MouseEvent } from "react";
import { useCallback, useDeferredValue, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { SavedDocument } from "../document.ts";
import type { Marks } from "./marks.ts";
import { matchingRows, nodesAbove, treeOf, treeRows } from "./tree-rows.ts";

export { placeOf } from "./tree-rows.ts";

/** A node to show: a new object for each request. */
export interface Shown {
  id: string;
}

interface NodeTreeProps {
  /** Name of the tree for screen readers. */
  label: string;
  document: SavedDocument;
  /** Marks of its nodes; marked nodes are initially visible. */
  marks?: Marks;
  shown: Shown | null;
  /** Whether to show an outline: no search, all nodes open at first, and clicks only select nodes. */
  isOutline?: boolean;
  onShow(id: string): void;
}

const maxHeight = 384;
const noMarks: Marks = new Map();

/** The tree of a document. Renders only the visible rows, so that thousands of nodes scroll smoothly. */
export function NodeTree({ label, document, marks = noMarks, shown, isOutline = false, onShow }: NodeTreeProps) {
  const rowHeight = useMedia("(pointer: coarse)", false) ? 44 : 32;
  const tree = useMemo(() => treeOf(document), [document]);
  const aboveMarks = useMemo(() => nodesAbove(tree, marks.keys()), [tree, marks]);
  /** The open nodes; in an outline, the closed nodes. */
  const [toggled, setToggled] = useState<ReadonlySet<string>>(
    () => new Set(isOutline ? [] : ["ROOT", "canvas-ROOT", ...aboveMarks]),
  );
  const toggle = useCallback(
    (ids: string[], opens: boolean) =>
      setToggled((now) => new Set(opens === isOutline ? [...now].filter((id) => !ids.includes(id)) : [...now, ...ids])),
    [isOutline],
  );
  const isOpen = useCallback((id: string) => toggled.has(id) !== isOutline, [toggled, isOutline]);
  const [query, setQuery] = useState("");
  const [top, setTop] = useState(0);
  const [height, setHeight] = useState(maxHeight);
  const [lastIndex, setLastIndex] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const treeId = useId();
  const rowId = (index: number) => `${treeId}${index}`;
  const search = useDeferredValue(query.trim());
  const rows = useMemo(
    () => (search ? matchingRows(document, search) : treeRows(document, tree, isOpen)),
    [document, tree, isOpen, search],
  );
  const current = Math.min(lastIndex, rows.length - 1);
  const firstVisible = Math.max(0, Math.floor(top / rowHeight) - 5);
  const visible = rows.slice(firstVisible, firstVisible + Math.ceil(height / rowHeight) + 10);

  // Opens the ancestors of the shown node, and scrolls to its row before the next key is handled.
  const idToReveal = useRef<string>(null);
  useLayoutEffect(() => {
    if (!shown || !Object.hasOwn(document, shown.id)) return;
    idToReveal.current = shown.id;
    setQuery("");
    toggle([...nodesAbove(tree, [shown.id])], true);
  }, [document, tree, shown, toggle]);
  useLayoutEffect(() => setHeight(box.current?.clientHeight ?? maxHeight));
  useLayoutEffect(() => {
    const index = search ? -1 : rows.findIndex(({ id }) => id === idToReveal.current);
    if (index < 0) return;
    idToReveal.current = null;
    setLastIndex(index);
    reveal(box.current, index, rowHeight);
  }, [rows, search, rowHeight]);

  function moveTo(index: number): void {
    const next = Math.max(0, Math.min(index, rows.length - 1));
    setLastIndex(next);
    reveal(box.current, next, rowHeight);
  }

  /** As in https://www.w3.org/WAI/ARIA/apg/patterns/treeview/. */
  function onKeyDown(event: KeyboardEvent): void {
    const row = rows[current];
    if (!row) return;
    const showsChildren = row.children > 0 && isOpen(row.id);
    const keys: Record<string, () => void> = {
      ArrowDown: () => moveTo(current + 1),
      ArrowUp: () => moveTo(current - 1),
      Home: () => moveTo(0),
      End: () => moveTo(rows.length - 1),
      ArrowRight: () => (showsChildren ? moveTo(current + 1) : row.children > 0 && toggle([row.id], true)),
      ArrowLeft: () => {
        if (showsChildren) toggle([row.id], false);
        else if (row.level > 1) moveTo(rows.findLastIndex(({ level }, index) => index < current && level < row.level));
      },
      Enter: () => onShow(row.id),
      " ": () => onShow(row.id),
    };
    const action = keys[pressOf(event.nativeEvent)];
    if (!action) return;
    event.preventDefault();
    action();
  }

  function onClick({ target }: MouseEvent): void {
    const index = Number((target as Element).closest<HTMLElement>("[data-index]")?.dataset.index);
    const row = rows[index];
    if (!row) return;
    setLastIndex(index);
    onShow(row.id);
    if (row.children > 0 && !isOutline) toggle([row.id], !isOpen(row.id));
  }

  return (
    <div className="node-tree">
      {!isOutline && (
        <input
          type="search"
          aria-label={`Search ${label.toLowerCase()} by id or component`}
          placeholder="Search nodes"
          value={query}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            moveTo(0);
          }}
        />
      )}
      <div
        ref={box}
        className="node-rows"
        role="tree"
        aria-label={label}
        tabIndex={0}
        aria-activedescendant={rows[current] ? rowId(current) : undefined}
        onScroll={(event) => setTop(event.currentTarget.scrollTop)}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        <div role="presentation" className="node-space" style={{ height: rows.length * rowHeight }}>
          {visible.map((row, offset) => {
            const index = firstVisible + offset;
            return (
              // biome-ignore lint/a11y/useFocusableInteractive: the tree has the focus, and names the current row
              <div
                key={row.key}
                id={rowId(index)}
                style={{ top: index * rowHeight, height: rowHeight, paddingInlineStart: Math.min(row.level, 20) * 14 }}
                role="treeitem"
                aria-level={row.level}
                aria-posinset={row.position}
                aria-setsize={row.siblings}
                aria-expanded={row.children > 0 ? isOpen(row.id) : undefined}
                aria-selected={row.id === shown?.id}
                data-index={index}
                data-current={index === current || undefined}
              >
                <span className="node-name" translate="no">
                  {row.linked !== null && <span className="node-link">{`${row.linked}:`}</span>} <span>{row.name}</span>{" "}
                  <code>{row.id}</code> {row.isCanvas && <i>canvas </i>}
                  {row.children > 0 && <span className="node-count">{row.children}</span>}
                </span>
                {[...(marks.get(row.id) ?? [])].map((mark) => (
                  <span key={mark} className={`mark ${mark}`}>
                    {mark}
                  </span>
                ))}
                {row.children > 0 && !isOpen(row.id) && aboveMarks.has(row.id) && (
                  <span className="mark">differs inside</span>
                )}
              </div>
            );
          })}
        </div>
      </div>
      {rows.length === 0 && <p>No node matches.</p>}
    </div>
  );
}

function reveal(box: HTMLElement | null, index: number, rowHeight: number): void {
  if (!box) return;
  const place = index * rowHeight;
  if (place < box.scrollTop) box.scrollTop = place;
  else if (place + rowHeight > box.scrollTop + box.clientHeight) box.scrollTop = place + rowHeight - box.clientHeight;
}
