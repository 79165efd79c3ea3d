import { Link } from "../components/link.tsx";
import type { PageProps } from "./page-props.ts";

/** `/docs/tags`: every tag under its first letter, with the number of its pages. */
export function Page({ data: { head, page } }: PageProps<"tags">) {
  return (
    <article className="prose by-label">
      <h1>{head.title}</h1>
      <p>The topics of the documentation. A page can have several tags.</p>
      {page.letters.map(({ letter, tags }) => (
        <section key={letter} aria-labelledby={`letter-${letter}`}>
          <h2 id={`letter-${letter}`}>{letter}</h2>
          <ul className="tag-list">
            {tags.map(({ label, path, count }) => (
              <li key={path}>
                <Link href={path}>
                  {label} <span className="count">{count}</span>
                  <span className="sr-only">{count === 1 ? " page" : " pages"}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </article>
  );
}
