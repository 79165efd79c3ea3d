import { site } from "../../content/site.ts";
import type { SidebarData } from "../page-data.ts";
import { Link } from "./link.tsx";

interface Props {
  labels: string[];
  sidebar: SidebarData | null;
}

/** Where a docs page stands. The first label leads to the index of the docs, a category's to its part of that. */
export function Breadcrumbs({ labels, sidebar }: Props) {
  const index = site.versions.find(({ name }) => name === sidebar?.version)?.path ?? "/docs";
  const hrefOf = (label: string, position: number) => {
    const category = sidebar?.categories.find((category) => category.label === label);
    if (position === 0) return index;
    return category && `${index}#${category.id}`;
  };
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        {labels.map((label, position) => {
          const href = hrefOf(label, position);
          return <li key={label}>{href ? <Link href={href}>{label}</Link> : label}</li>;
        })}
      </ol>
    </nav>
  );
}
