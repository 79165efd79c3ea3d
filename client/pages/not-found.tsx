import { Link } from "../components/link.tsx";
import { searchPath } from "../components/search-help.tsx";
import type { PageProps } from "./page-props.ts";

/** The page for unknown URLs, served with status 404. */
export function Page({ data: { head, page } }: PageProps<"not-found">) {
  return (
    <article className="prose">
      <h1>{head.title}</h1>
      <p>There is no page at this address. It may have moved, or the link that brought you here has a mistake in it.</p>
      {page.suggestions.length > 0 && (
        <section aria-labelledby="meant">
          <h2 id="meant">Did you mean</h2>
          <ul className="suggestions">
            {page.suggestions.map(({ label, path }) => (
              <li key={path}>
                <Link href={path}>{label}</Link> <code>{path}</code>
              </li>
            ))}
          </ul>
        </section>
      )}
      <h2>Look for it</h2>
      <ul>
        <li>
          <Link href={searchPath(page.query)}>{`Search the documentation${page.query && ` for “${page.query}”`}`}</Link>
        </li>
        <li>
          <Link href="/docs">See all its pages</Link>
        </li>
        <li>
          <Link href="/">Go to the start page</Link>
        </li>
      </ul>
    </article>
  );
}
