import { withBase } from "browser/base-path.ts";
import { Failure } from "browser/failure.tsx";
import { site } from "../../content/site.ts";
import { partParameter, versionParameter } from "../../shared/wire-names.ts";
import { Link, linkItem } from "../components/link.tsx";
import { HighlightedText, NoHits, searchPath } from "../components/search-help.tsx";
import type { PageProps } from "./page-props.ts";
import { type SearchState, useSearch } from "./use-search.ts";

/** `/search?q=…`. The first results are in the HTML, so search works without JavaScript. */
export function Page({ data }: PageProps<"search">) {
  const { title, results, failure, heading, field, onType, onVersion, moreForm } = useSearch(data);
  const hitId = (index: number) => `hit-${index + 1}`;
  // If the browser itself submits the form, the hash scrolls to the first new hit.
  const moreAction = `${withBase("/search")}#${hitId(results.hits.length)}`;
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
          {site.versions.length > 1 && (
            <select
              name={versionParameter}
              aria-label="Version"
              defaultValue={data.page.version ?? ""}
              onChange={(event) => onVersion(event.currentTarget.value)}
            >
              <option value="">All versions</option>
              {site.versions.map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </select>
          )}
          <button type="submit">Search</button>
        </form>
      </search>
      <p className="appless" role="alert">
        Press “Search” to {results.query ? "search again" : "see the results"}.
      </p>
      <p role="status">{statusText({ results, failure })}</p>
      {!results.query && (
        <p>
          Enter a name from the code, an error message, or what your editor should do. You can also look through{" "}
          <Link href="/docs">all pages</Link>, or browse by <Link href="/docs/tags">tag</Link>.
        </p>
      )}
      {results.isUnavailable && (
        <p>
          This is temporary; please try again in a moment. Meanwhile, you can look through{" "}
          <Link href="/docs">all pages</Link>.
        </p>
      )}
      {results.query && results.total === 0 && !failure && !results.isUnavailable && (
        <NoHits near={results.near} query={results.query} />
      )}
      {results.suggestions && (
        <>
          <Queries label="In your own words" queries={results.suggestions.words} />
          <Queries label="Names from the code" queries={results.suggestions.names} />
        </>
      )}
      <ol className="hits">
        {results.hits.map(({ path, breadcrumbs, title, snippet }, index) => (
          <li key={path} id={hitId(index)}>
            <p className="hit-breadcrumbs">{breadcrumbs.join(" › ")}</p>
            <h2>
              <Link href={path}>
                <HighlightedText fragments={title} />
              </Link>
            </h2>
            <p>
              <HighlightedText fragments={snippet} />
            </p>
          </li>
        ))}
      </ol>
      {failure && failure !== "retrying" && <Failure message={failure.message} onRetry={failure.retry} isPart />}
      {results.isMore && !failure && (
        <form action={moreAction} className="more-hits" {...moreForm}>
          <input type="hidden" name="q" value={results.query} />
          {results.version && <input type="hidden" name={versionParameter} value={results.version} />}
          <input type="hidden" name={partParameter} value={results.part + 1} />
          <button type="submit" className="button">
            More results
          </button>
        </form>
      )}
    </article>
  );
}

function Queries({ label, queries }: { label: string; queries: string[] }) {
  if (queries.length === 0) return null;
  return (
    <section>
      <h2>{label}</h2>
      <ul className="tag-list">{queries.map((query) => linkItem({ label: query, path: searchPath(query) }))}</ul>
    </section>
  );
}

/** Announced to screen readers; the failure box announces itself. */
function statusText({ results: { query, total, isUnavailable }, failure }: SearchState): string {
  if (isUnavailable) return "The search cannot be reached";
  if (failure === "retrying") return "Searching …";
  // With results on the page, only loading more of them has failed.
  if (!query || (failure && total === 0)) return "";
  if (total === 0) return "No results were found";
  return total === 1 ? "One document found" : `${total} documents found`;
}
