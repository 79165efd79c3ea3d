import type { PageLink } from "../../shared/page-data.ts";
import { Link } from "./link.tsx";

/** Links to pages, each with its description. */
export function DescribedLinks({ items }: { items: (PageLink & { description: string })[] }) {
  return (
    <ul className="described-links">
      {items.map(({ label, path, description }) => (
        <li key={path}>
          <Link href={path}>{label}</Link>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
