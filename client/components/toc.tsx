import type { TocEntry } from "../../shared/page-data.ts";

/**
 * The headings of the page as links. Beside the text it is always open (client/start/on-this-page.ts), elsewhere it opens
 * over the text. Nothing where there is nothing to choose from. The start script opens it and marks what is being read, also
 * before React comes.
 */
export function Toc({ entries }: { entries: TocEntry[] }) {
  if (entries.length < 2) return null;
  return (
    <details className="toc" suppressHydrationWarning>
      <summary suppressHydrationWarning>On this page</summary>
      <nav aria-label="On this page">
        <ul>
          {entries.map(({ id, text, level }) => (
            <li key={id} className={`level-${level}`}>
              <a href={`#${id}`} suppressHydrationWarning>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
