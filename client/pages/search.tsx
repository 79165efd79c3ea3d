import { withBase } from "../../shared/base-path.ts";
import { mostPartsTogether, onlyParameter, partParameter } from "../../shared/wire-names.ts";
import { Failure } from "../components/failure.tsx";
import { Hits } from "../components/hits.tsx";
import { Link } from "../components/link.tsx";
import type { PageProps } from "./page-props.ts";
import { type Results, useSearch } from "./use-search.ts";

/** `/search?q=…`: the first results are in the HTML, so that search answers without JavaScript too. */
export function Page({ data }: PageProps<"search">) {
  const { title, results, failure, heading, field, onType, loadsMore } = useSearch(data);
  const next = results.lastPart + 1;
  return (
    <article className="prose">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <search>
        <form action={withBase("/search")} className="search-form">
          <label htmlFor="search-query" className="sr-only">
            Search the documentation
          </label>
          <input
            id="search-query"
            ref={field}
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
      <p className="appless" role="alert">
        Results do not come as you type. Press “Search” for them.
      </p>
      <p role="status">{statusText(results, failure)}</p>
      {!results.query && (
        <p>
          Ask for a name from the code, paste an error message, or say in your own words what you want to do. You can
          also look through <Link href="/docs">all pages</Link>, or browse by <Link href="/docs/tags">tag</Link>.
        </p>
      )}
      {results.firstPart > 0 && (
        <p>
          <Link href={`/search?q=${encodeURIComponent(results.query)}`}>Show the results from the first</Link>
        </p>
      )}
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
      {results.suggestions && (
        <>
          <Queries label="In your own words" queries={results.suggestions.words} />
          <Queries label="Names from the code" queries={results.suggestions.names} />
        </>
      )}
      <Hits hits={results.hits} />
      {failure && failure !== "retrying" && <Failure message={failure.message} onRetry={failure.retry} isPart />}
      {results.isMore && !failure && (
        <form action={withBase("/search")} className="more-hits">
          <input type="hidden" name="q" value={results.query} />
          <input type="hidden" name={next < mostPartsTogether ? partParameter : onlyParameter} value={next} />
          <button type="submit" className="button" ref={loadsMore}>
            More results
          </button>
        </form>
      )}
    </article>
  );
}

/** Queries to try. */
function Queries({ label, queries }: { label: string; queries: string[] }) {
  if (queries.length === 0) return null;
  return (
    <section>
      <h2>{label}</h2>
      <ul className="tag-list">
        {queries.map((query) => (
          <li key={query}>
            <Link href={`/search?q=${encodeURIComponent(query)}`}>{query}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What screen readers are told, too. A failure tells them of itself. */
function statusText({ query, total }: Results, failure: ReturnType<typeof useSearch>["failure"]): string {
  if (failure === "retrying") return "Searching …";
  // More of them may be what has failed.
  if (!query || (failure && total === 0)) return "";
  if (total === 0) return "No results were found";
  return total === 1 ? "One document found" : `${total} documents found`;
}
