import type { Comparison, Position } from "../../saved-state/compare.ts";

/** Entries shown of each kind of change. */
const most = 100;

/** What differs between two documents, node by node. */
export function Changes({ of: { added, removed, moved, changed } }: { of: Comparison }) {
  if (added.length + removed.length + moved.length + changed.length === 0) return <p>Nothing differs.</p>;
  return (
    <>
      <List title="Added" items={added.map((id) => <code key={id}>{id}</code>)} />
      <List title="Removed" items={removed.map((id) => <code key={id}>{id}</code>)} />
      <List
        title="Moved"
        items={moved.map(({ node, from, to }) => (
          <span key={node}>
            <code>{node}</code> from {placeOf(from)} to {placeOf(to)}
          </span>
        ))}
      />
      <List
        title="Changed"
        items={changed.map(({ path, before, after }) => (
          <span key={path}>
            <code>{path}</code>: <del>{short(before)}</del> <ins>{short(after)}</ins>
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
      <summary>
        {title}: {items.length}
      </summary>
      <ul className="changes">
        {items.slice(0, most).map((item) => (
          <li key={item.key}>{item}</li>
        ))}
      </ul>
      {items.length > most && <p>{items.length - most} more are not listed.</p>}
    </details>
  );
}

const placeOf = (position: Position | null) =>
  position ? `${position.parent}.${position.field}[${position.key}]` : "nowhere";

/** A value as JSON, cut where it is long. */
export function short(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}
