import type { PageLink } from "../../shared/page-data.ts";
import { Link } from "./link.tsx";

/** What a page stands in, outermost first. */
export function Breadcrumbs({ links }: { links: PageLink[] }) {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        {links.map(({ label, path }) => (
          <li key={path}>
            <Link href={path}>{label}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
