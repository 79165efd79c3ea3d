import { withBase } from "../base-path.ts";
import { Link } from "../components/link.tsx";
import type { Fragment } from "../page-data.ts";
import type { PageProps } from "./page-props.ts";

/** `/search?q=…`: the results are in the HTML, so that search answers without JavaScript too. */
export function Page({ data: { head, page } }: PageProps<"search">) {
  const { query, hits, total } = page;
  return (
    <article className="prose">
      <h1>{head.title}</h1>
      <search>
        <form action={withBase("/search")} className="search-form" key={query}>
          <label htmlFor="search-query">Search the documentation</label>
          <input id="search-query" name="q" type="search" defaultValue={query} autoComplete="off" maxLength={200} />
          <button type="submit">Search</button>
        </form>
      </search>
      {query && <p role="status">{countText(total, hits.length)}</p>}
      <ol className="hits">
        {hits.map(({ path, breadcrumbs, title, snippet }) => (
          <li key={path}>
            <p className="hit-breadcrumbs">{breadcrumbs.join(" › ")}</p>
            <h2>
              <Link href={path}>
                <Fragments of={title} />
              </Link>
            </h2>
            <p>
              <Fragments of={snippet} />
            </p>
          </li>
        ))}
      </ol>
    </article>
  );
}

function countText(total: number, shown: number): string {
  if (total === 0) return "No results were found";
  const found = total === 1 ? "One document found" : `${total} documents found`;
  return shown < total ? `${found}, the best ${shown} of them below` : found;
}

function Fragments({ of }: { of: Fragment[] }) {
  return of.map(({ text, match }, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never change places
    return match ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>;
  });
}
