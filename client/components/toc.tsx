import type { TocEntry } from "../../shared/page-data.ts";

/**
 * The table of contents: always open beside the text, elsewhere a dropdown over it. client/start/on-this-page.ts opens it
 * and marks the current section, even before hydration.
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
