import type { TocEntry } from "../../shared/page-data.ts";

/** A column in wide windows, else a dropdown. client/start/on-this-page.ts opens it and marks the current section. */
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
