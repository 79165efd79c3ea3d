import type { Comparison, Position } from "../compare.ts";

/** Maximum number of listed entries for each kind of change. */
const maxEntries = 100;

interface ChangesProps {
  of: Comparison;
  /** Called with the node to show; without it, entries have no buttons. */
  onNode?(id: string): void;
}

/** The differences between two documents, node by node. */
export function Changes({ of: { added, removed, moved, changed }, onNode }: ChangesProps) {
  const name = (node: string, text = node) =>
    onNode ? (
      <button type="button" className="text-button" onClick={() => onNode(node)}>
        <code>{text}</code>
      </button>
    ) : (
      <code>{text}</code>
    );
  const names = (ids: string[]) => ids.map((id) => <span key={id}>{name(id)}</span>);
  if (added.length + removed.length + moved.length + changed.length === 0) return <p>Nothing differs.</p>;
  return (
    <>
      <List title="Added" items={names(added)} />
      <List title="Removed" items={names(removed)} />
      <List
        title="Moved"
        items={moved.map(({ node, from, to }) => (
          <span key={node}>
            {name(node)} <span>{`from ${placeOf(from)} to ${placeOf(to)}`}</span>
          </span>
        ))}
      />
      <List
        title="Changed"
        items={changed.map(({ node, path, before, after }) => (
          <span key={path}>
            {name(node, path)}: <del>{shortJson(before)}</del> <ins>{shortJson(after)}</ins>
          </span>
        ))}
      />
    </>
  );
}

function List({ title, items }: { title: string; items: React.ReactElement[] }) {
  if (items.length === 0) return null;
  return (
    <details open={items.length <= 20}>
      <summary>{`${title}: ${items.length}`}</summary>
      <ul className="changes" translate="no">
        {items.slice(0, maxEntries).map((item) => (
          <li key={item.key}>{item}</li>
        ))}
      </ul>
      {items.length > maxEntries && <p>{`${items.length - maxEntries} more are not listed.`}</p>}
    </details>
  );
}

const placeOf = (position: Position | null) =>
  position ? `${position.parent}.${position.field}[${position.key}]` : "nowhere";

/** A value as JSON, shortened if it is long. */
function shortJson(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}
