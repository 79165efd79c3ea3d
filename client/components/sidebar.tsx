import { site } from "../../content/site.ts";
import type { SidebarData } from "../page-data.ts";
import { Link } from "./link.tsx";

/** The pages of a docs version by category. A category whose items are left out leads to its part of the docs index. */
export function Sidebar({ path, sidebar }: { path: string; sidebar: SidebarData }) {
  const index = site.versions.find(({ name }) => name === sidebar.version)?.path ?? "/docs";
  return (
    <nav className="sidebar" aria-label="Documentation">
      {sidebar.categories.map(({ label, id, items }) =>
        items ? (
          // Folded before React comes where the reader has folded it (client/choices.ts).
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
