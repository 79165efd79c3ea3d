import { pressOf } from "browser/key-press.ts";
import {
  type KeyboardEvent,
  type MouseEvent,
  useDeferredValue,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { SavedDocument } from "../document.ts";
import type { Marks } from "./marks.ts";
import { matchingRows, nodesAbove, nodesAboveAll, type Row, treeRows } from "./tree-rows.ts";

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
  onShow(id: string): void;
}

/** In pixels; the style sheet has the same. */
const rowHeight = 32;
const windowHeight = 384;
const noMarks: Marks = new Map();

/** The tree of a document. Renders only the visible rows, so that thousands of nodes do not stutter. */
export function NodeTree({ label, document, marks = noMarks, shown, onShow }: NodeTreeProps) {
  const aboveMarks = useMemo(() => nodesAboveAll(document, marks.keys()), [document, marks]);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(["ROOT", "canvas-ROOT", ...aboveMarks]));
  const [query, setQuery] = useState("");
  const [top, setTop] = useState(0);
  const [last, setCurrent] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const treeId = useId();
  const rowId = (index: number) => `${treeId}${index}`;
  const search = useDeferredValue(query.trim());
  const rows = useMemo(
    () => (search ? matchingRows(document, search) : treeRows(document, open)),
    [document, open, search],
  );
  const current = Math.min(last, rows.length - 1);
  const first = Math.max(0, Math.floor(top / rowHeight) - 5);
  const visible = rows.slice(first, first + Math.ceil(windowHeight / rowHeight) + 10);

  // Opens the ancestors of the shown node, and scrolls to its row before the next key is handled.
  const sought = useRef<string>(null);
  useLayoutEffect(() => {
    const above = shown && nodesAbove(document, shown.id);
    if (!above) return;
    sought.current = shown.id;
    setQuery("");
    setOpen((open) => new Set([...open, ...above]));
  }, [document, shown]);
  useLayoutEffect(() => {
    const index = search ? -1 : rows.findIndex(({ id }) => id === sought.current);
    if (index < 0) return;
    sought.current = null;
    setCurrent(index);
    reveal(box.current, index);
  }, [rows, search]);

  function toggle({ id }: Row, isOpen: boolean): void {
    setOpen((open) => new Set(isOpen ? [...open, id] : [...open].filter((other) => other !== id)));
  }

  function go(index: number): void {
    const next = Math.max(0, Math.min(index, rows.length - 1));
    setCurrent(next);
    reveal(box.current, next);
  }

  /** As in https://www.w3.org/WAI/ARIA/apg/patterns/treeview/. */
  function onKeyDown(event: KeyboardEvent): void {
    const row = rows[current];
    if (!row) return;
    const isOpen = row.children > 0 && open.has(row.id);
    const keys: Record<string, () => void> = {
      ArrowDown: () => go(current + 1),
      ArrowUp: () => go(current - 1),
      Home: () => go(0),
      End: () => go(rows.length - 1),
      ArrowRight: () => (isOpen ? go(current + 1) : row.children > 0 && toggle(row, true)),
      ArrowLeft: () => {
        if (isOpen) toggle(row, false);
        else if (row.level > 1) go(rows.findLastIndex(({ level }, index) => index < current && level < row.level));
      },
      Enter: () => onShow(row.id),
      " ": () => onShow(row.id),
    };
    const act = keys[pressOf(event.nativeEvent)];
    if (!act) return;
    event.preventDefault();
    act();
  }

  function onClick({ target }: MouseEvent): void {
    const index = Number((target as Element).closest<HTMLElement>("[data-index]")?.dataset.index);
    const row = rows[index];
    if (!row) return;
    setCurrent(index);
    onShow(row.id);
    if (row.children > 0) toggle(row, !open.has(row.id));
  }

  return (
    <div className="node-tree">
      <input
        type="search"
        aria-label={`Search ${label.toLowerCase()} by id or component`}
        placeholder="Search nodes"
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value);
          go(0);
        }}
      />
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
        <div role="presentation" className="node-space" ref={(space) => setHeight(space, rows.length * rowHeight)}>
          {visible.map((row, offset) => {
            const index = first + offset;
            return (
              // biome-ignore lint/a11y/useFocusableInteractive: the tree has the focus, and names the current row
              <div
                key={row.key}
                id={rowId(index)}
                ref={(element) => setPlace(element, index, row.level)}
                role="treeitem"
                aria-level={row.level}
                aria-posinset={row.position}
                aria-setsize={row.siblings}
                aria-expanded={row.children > 0 ? open.has(row.id) : undefined}
                aria-selected={row.id === shown?.id}
                data-index={index}
                data-current={index === current || undefined}
              >
                <span className="node-name" translate="no">
                  {row.linked !== null && <span className="linked">{`${row.linked}:`}</span>} <span>{row.name}</span>{" "}
                  <code>{row.id}</code> {row.children > 0 && <span className="count">{row.children}</span>}
                </span>
                {[...(marks.get(row.id) ?? [])].map((mark) => (
                  <span key={mark} className={`mark ${mark}`}>
                    {mark}
                  </span>
                ))}
                {row.children > 0 && !open.has(row.id) && aboveMarks.has(row.id) && (
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

// The Content-Security-Policy blocks style attributes in HTML, but not styles set by script.
function setHeight(space: HTMLElement | null, height: number): void {
  if (space) space.style.height = `${height}px`;
}

function setPlace(row: HTMLElement | null, index: number, level: number): void {
  if (!row) return;
  row.style.top = `${index * rowHeight}px`;
  row.style.paddingInlineStart = `${Math.min(level, 20) * 14}px`;
}

function reveal(box: HTMLElement | null, index: number): void {
  if (!box) return;
  const place = index * rowHeight;
  if (place < box.scrollTop) box.scrollTop = place;
  else if (place + rowHeight > box.scrollTop + box.clientHeight) box.scrollTop = place + rowHeight - box.clientHeight;
}
