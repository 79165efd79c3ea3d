import { Link } from "./link.tsx";

/** Where a docs page stands. The first label leads to the index of the docs; a category has no page of its own. */
export function Breadcrumbs({ labels }: { labels: string[] }) {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        {labels.map((label, index) => (
          <li key={label}>{index === 0 ? <Link href="/docs">{label}</Link> : label}</li>
        ))}
      </ol>
    </nav>
  );
}
