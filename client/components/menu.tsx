import { Activity, memo } from "react";
import { site } from "../../content/site.ts";
import type { SidebarData } from "../../shared/page-data.ts";
import { menuId } from "../../shared/wire-names.ts";
import { DocsLink } from "./docs-link.tsx";
import { linkItem } from "./link.tsx";
import { Sidebar } from "./sidebar.tsx";

const { examples, support, github } = site.navbar;

/** The same on every page: a constant element is rendered once. */
const siteLinks = (
  <Activity>
    <nav className="menu-site" aria-label="Site">
      <ul>
        <li>
          <DocsLink />
        </li>
        {[support, github].map(linkItem)}
      </ul>
      <p className="menu-label">{examples.label}</p>
      <ul>{examples.items.map(linkItem)}</ul>
    </nav>
  </Activity>
);

/**
 * The site's links and, in the docs, the sidebar. In a narrow window it is a drawer: a popover, which needs no JavaScript.
 * From 900 px on, the sidebar stands beside the page and the site's links are in the navbar.
 */
export const Menu = memo(function Menu({ path, sidebar }: { path: string; sidebar: SidebarData | null }) {
  return (
    <div id={menuId} className="menu" popover="auto">
      {siteLinks}
      {sidebar && <Sidebar path={path} sidebar={sidebar} />}
    </div>
  );
});
