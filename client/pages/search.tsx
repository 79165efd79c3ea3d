import { withBase } from "../base-path.ts";
import { Hits } from "../components/hits.tsx";
import { Link } from "../components/link.tsx";
import type { PageProps } from "./page-props.ts";
import { useSearch } from "./use-search.ts";

/** `/search?q=…`: the first results are in the HTML, so that search answers without JavaScript too. */
export function Page({ data }: PageProps<"search">) {
  const { title, results, failure, onType, onMore } = useSearch(data);
  return (
    <article className="prose">
      <h1>{title}</h1>
      <search>
        <form action={withBase("/search")} className="search-form" key={data.page.query}>
          <label htmlFor="search-query">Search the documentation</label>
          <input
            id="search-query"
            name="q"
            type="search"
            defaultValue={data.page.query}
            autoComplete="off"
            maxLength={200}
            onInput={(event) => onType(event.currentTarget.value)}
          />
          <button type="submit">Search</button>
        </form>
      </search>
      <p role="status">{failure ?? (results.query && countText(results.total))}</p>
      {results.near.length > 0 && (
        <>
          <p>Did you mean one of these?</p>
          <ul>
            {results.near.map(({ label, path }) => (
              <li key={path}>
                <Link href={path}>{label}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {results.query && results.total === 0 && !failure && (
        <p>
          Try fewer words, or a name from the code such as <code>useNode</code>. You can also look through{" "}
          <Link href="/docs">all pages</Link> or <Link href="/support">ask for help</Link>.
        </p>
      )}
      <Hits hits={results.hits} />
      {results.isMore && (
        <form action={withBase("/search")} className="more-hits">
          <input type="hidden" name="q" value={results.query} />
          <button type="submit" className="button" name="part" value={results.number + 1} ref={onMore}>
            More results
          </button>
        </form>
      )}
    </article>
  );
}

function countText(total: number): string {
  if (total === 0) return "No results were found";
  return total === 1 ? "One document found" : `${total} documents found`;
}
