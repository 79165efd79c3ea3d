import { memo } from "react";
import { site } from "../../content/site.ts";
import type { SidebarData } from "../../shared/page-data.ts";
import { menuId } from "../../shared/wire-names.ts";
import { DocsLink } from "./docs-link.tsx";
import { linkItem } from "./link.tsx";
import { Part } from "./part.tsx";
import { Sidebar } from "./sidebar.tsx";

const { examples, support, github } = site.navbar;

const siteLinks = (
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
);

/** Site links and, in the docs, the sidebar: below 900 px a drawer (a popover, which needs no JavaScript), else a column. */
export const Menu = memo(function Menu({ path, sidebar }: { path: string; sidebar: SidebarData | null }) {
  return (
    <Part>
      <div id={menuId} className="menu" popover="auto">
        {siteLinks}
        {sidebar && <Sidebar path={path} sidebar={sidebar} />}
      </div>
    </Part>
  );
});
