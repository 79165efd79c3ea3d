import { site } from "../../content/site.ts";
import type { SidebarData } from "../../shared/page-data.ts";
import { Link } from "./link.tsx";

/** The pages of a docs version by category. A category without items links to its section of the docs index. */
export function Sidebar({ path, sidebar }: { path: string; sidebar: SidebarData }) {
  const index = site.versions.find(({ name }) => name === sidebar.version)?.path ?? "/docs";
  return (
    <nav className="sidebar" aria-label={site.navbar.docs.label}>
      {sidebar.categories.map(({ label, id, items }) =>
        items ? (
          // client/start/choices.ts may have collapsed it before hydration.
          <details key={id} open data-section={id} suppressHydrationWarning>
            <summary>{label}</summary>
            <ul>
              {items.map((item) => (
                <li key={item.path}>
                  <Link href={item.path} aria-current={item.path === path ? "page" : undefined}>
                    {item.label}
                  </Link>
                </li>
              ))}
            </ul>
          </details>
        ) : (
          <Link key={id} className="sidebar-category" href={`${index}#${id}`}>
            {label}
          </Link>
        ),
      )}
    </nav>
  );
}
