import type { PageLink } from "../../shared/page-data.ts";
import { Link } from "./link.tsx";

interface Neighbour {
  /** How the other page relates to this one: "Previous", "Newer post". */
  relation: string;
  link: PageLink | null;
  rel: "prev" | "next";
}

/** Links to the pages before and after this one. */
export function Pagination({ label, neighbours }: { label: string; neighbours: [Neighbour, Neighbour] }) {
  if (neighbours.every(({ link }) => link === null)) return null;
  return (
    <nav className="pagination" aria-label={label}>
      {neighbours.map(
        ({ relation, link, rel }) =>
          link && (
            <Link key={rel} href={link.path} rel={rel} className={`pagination-${rel}`}>
              <span>{relation}</span>
              {link.label}
            </Link>
          ),
      )}
    </nav>
  );
}
