import type { TocEntry } from "../page-data.ts";

/** The headings of the page as links. Nothing where there is nothing to choose from. */
export function Toc({ entries }: { entries: TocEntry[] }) {
  if (entries.length < 2) return null;
  return (
    <aside className="toc">
      <nav aria-label="On this page">
        <h2>On this page</h2>
        <ul>
          {entries.map(({ id, text, level }) => (
            <li key={id} className={`level-${level}`}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
}
