import { type NodeData, ROOT_NODE, useEditor } from "@craftjs/core";
import { pressOf } from "browser/key-press.ts";
import { type KeyboardEvent, type MouseEvent, memo, useEffect, useRef, useState } from "react";
import { hasRegeneratedStyle } from "../blocks/block-frame.tsx";
import type { BlockName } from "../blocks/blocks.ts";
import { useCommands } from "../state/use-commands.ts";
import { Icon, iconOf } from "./icon.tsx";

/** Maximum indentation level, which leaves room for names. */
const maxIndent = 7;

const layerOf = (element: Element) => element.closest<HTMLElement>("[data-layer]")?.dataset.layer;

/** Tree of all blocks. */
export function Layers({ onRename }: { onRename: () => void }) {
  const commands = useCommands();
  const { query, rows, selected } = useEditor(({ nodes }) => ({
    rows: layerRows(nodes, ROOT_NODE),
    selected: commands.selected(),
  }));
  const [closedIds, setClosedIds] = useState<ReadonlySet<string>>(new Set());
  const [revealedId, setRevealedId] = useState(selected);
  if (selected !== revealedId) {
    setRevealedId(selected);
    setClosedIds(closedIds.difference(new Set(selected === null ? [] : query.node(selected).ancestors(true))));
  }
  const tree = useRef<HTMLDivElement>(null);
  const visible = rows.filter(({ above }) => !above.some((id) => closedIds.has(id)));
  const current = visible.find(({ id }) => id === selected) ?? visible[0];

  useEffect(() => {
    // scrollIntoView would also scroll the page that embeds the editor.
    const row = selected !== null && tree.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!row || !tree.current) return;
    const { scrollTop, clientHeight } = tree.current;
    tree.current.scrollTop = Math.max(
      row.offsetTop + row.offsetHeight - clientHeight,
      Math.min(row.offsetTop, scrollTop),
    );
  }, [selected]);

  const toggle = (id: string) => setClosedIds(closedIds.symmetricDifference(new Set([id])));
  const choose = (id: string) => {
    commands.select(id);
    commands.reveal(id);
  };
  const onClick = ({ target }: MouseEvent) => {
    const id = layerOf(target as Element);
    if (id === undefined) return;
    if ((target as Element).closest(".twist")) toggle(id);
    else choose(id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const index = visible.findIndex(({ id }) => id === layerOf(event.target as Element));
    const row = visible[index];
    if (!row) return;
    const press = pressOf(event.nativeEvent);
    const step = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: visible.length - 1 }[press];
    const isClosed = closedIds.has(row.id);
    let next = step === undefined ? undefined : visible[step]?.id;
    if (press === "ArrowRight" && row.hasChildren) {
      if (isClosed) toggle(row.id);
      else next = visible[index + 1]?.id;
    } else if (press === "ArrowLeft") {
      if (row.hasChildren && !isClosed) toggle(row.id);
      else next = row.above.at(-1);
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
      <div
        role="tree"
        aria-label="Blocks of the page"
        ref={tree}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onDoubleClick={({ target }) => layerOf(target as Element) && onRename()}
      >
        {visible.map(({ above, hasChildren, ...row }) => (
          <Row
            key={row.id}
            {...row}
            depth={above.length}
            isOpen={hasChildren ? !closedIds.has(row.id) : undefined}
            isSelected={row.id === selected}
            isTabStop={row.id === current?.id}
          />
        ))}
      </div>
    </section>
  );
}

interface RowProps extends Omit<LayerRow, "above" | "hasChildren"> {
  depth: number;
  isOpen: boolean | undefined;
  isSelected: boolean;
  isTabStop: boolean;
}

const Row = memo(function Row({ id, kind, name, excerpt, depth, isOpen, isSelected, isTabStop }: RowProps) {
  return (
    <div
      role="treeitem"
      aria-level={depth + 1}
      aria-selected={isSelected}
      aria-expanded={isOpen}
      tabIndex={isTabStop ? 0 : -1}
      data-layer={id}
      style={{ marginLeft: `${Math.min(depth, maxIndent) * 0.625}rem` }}
      suppressHydrationWarning={hasRegeneratedStyle}
    >
      {isOpen !== undefined && (
        <span className={isOpen ? "twist open" : "twist"}>
          <Icon name="chevron" />
        </span>
      )}
      <Icon name={iconOf(kind as BlockName)} />
      <span>{name}</span>
      <span className="layer-excerpt" translate="no">
        {excerpt}
      </span>
    </div>
  );
});

interface LayerRow {
  id: string;
  /** Ids of the ancestors, outermost first. */
  above: string[];
  kind: string;
  name: string;
  excerpt: string;
  hasChildren: boolean;
}

type Nodes = Record<string, { data: Pick<NodeData, "displayName" | "custom" | "nodes" | "props"> }>;

const excerptLength = 24;

/** Lists the blocks in page order. */
export function layerRows(nodes: Nodes, id: string, above: string[] = []): LayerRow[] {
  const data = nodes[id]?.data;
  if (!data) return [];
  const text = typeof data.props.text === "string" ? data.props.text : "";
  const excerpt = text.length > excerptLength ? `${text.slice(0, excerptLength - 1)}…` : text;
  const kind = data.displayName;
  const name = data.custom?.displayName || kind;
  const inside = [...above, id];
  const row = { id, above, kind, name, excerpt, hasChildren: data.nodes.length > 0 };
  return [row, ...data.nodes.flatMap((child) => layerRows(nodes, child, inside))];
}
