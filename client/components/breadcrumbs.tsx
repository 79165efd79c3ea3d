import type { PageLink } from "../../shared/page-data.ts";
import { linkItem } from "./link.tsx";

/** The page's ancestors, outermost first. */
export function Breadcrumbs({ links }: { links: PageLink[] }) {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol>{links.map(linkItem)}</ol>
    </nav>
  );
}
