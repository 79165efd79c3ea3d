import { memo } from "react";
import { site } from "../../content/site.ts";
import type { SidebarData } from "../../shared/page-data.ts";
import { Link } from "./link.tsx";

/** The pages of a docs version by category. A category without items links to its section of the docs index. */
export function Sidebar({ path, sidebar }: { path: string; sidebar: SidebarData }) {
  const index = site.versions.find(({ name }) => name === sidebar.version)?.path ?? "/docs";
  return (
    <nav className="sidebar" aria-label="Documentation">
      {sidebar.categories.map((category) => {
        const { label, id, items } = category;
        if (items) {
          const current = items.find((item) => item.path === path)?.path;
          return <Section key={id} category={category} version={sidebar.version} current={current} />;
        }
        return (
          <Link key={id} className="sidebar-category" href={`${index}#${id}`}>
            {label}
          </Link>
        );
      })}
    </nav>
  );
}

interface SectionProps {
  category: SidebarData["categories"][number];
  version: string;
  current: string | undefined;
}

/** Memoised with a custom comparison: each page brings new but equal items. */
const Section = memo(
  ({ category: { label, id, items }, current }: SectionProps) => (
    // client/start/choices.ts may have folded it before hydration.
    <details open data-section={id} suppressHydrationWarning>
      <summary>{label}</summary>
      <ul>
        {items?.map((item) => (
          <li key={item.path}>
            <Link href={item.path} aria-current={item.path === current ? "page" : undefined}>
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  ),
  (before, after) =>
    before.version === after.version && before.category.id === after.category.id && before.current === after.current,
);
