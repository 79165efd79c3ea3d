import { type SiteLink, site } from "../../content/site.ts";
import type { SidebarData } from "../../shared/page-data.ts";
import { menuId } from "../../shared/wire-names.ts";
import { Link } from "./link.tsx";
import { Sidebar } from "./sidebar.tsx";

const { docs, examples, support, github } = site.navbar;

const item = ({ label, href }: SiteLink) => (
  <li key={href}>
    <Link href={href}>{label}</Link>
  </li>
);

/** The same on every page: as one element, it is rendered once. */
const siteLinks = (
  <nav className="menu-site" aria-label="Site">
    <ul>
      <li>
        {/* client/start/docs-version.ts lets it lead to the version that the reader has chosen. */}
        <Link href={docs.href} data-docs-link="" suppressHydrationWarning>
          {docs.label}
        </Link>
      </li>
      {[support, github].map(item)}
    </ul>
    <p className="menu-label">{examples.label}</p>
    <ul>{examples.items.map(item)}</ul>
  </nav>
);

/**
 * The site's links and, in the docs, the sidebar. Where the window is narrow it is a drawer (a popover, which opens and
 * closes without JavaScript); from 900 px on, the sidebar stands beside the page and the site's links in the navbar.
 */
export function Menu({ path, sidebar }: { path: string; sidebar: SidebarData | null }) {
  return (
    <div id={menuId} className="menu" popover="auto">
      {siteLinks}
      {sidebar && <Sidebar path={path} sidebar={sidebar} />}
    </div>
  );
}
