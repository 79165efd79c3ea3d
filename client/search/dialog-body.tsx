import type { Fragment } from "../../shared/page-data.ts";
import { Link } from "../components/link.tsx";
import type { Answer } from "./ask.ts";
import { forgetSearch } from "./recent-searches.ts";

/**
 * What the search dialog shows, and what finds it: a chunk of its own, loaded when the reader turns to the search
 * (client/search/use-dialog-search.ts).
 */
export { ask } from "./ask.ts";
export { rememberSearch } from "./recent-searches.ts";

interface ResultsProps {
  answer: Answer;
  /** The number of the option that is selected. */
  selected: number;
  onSelect: (index: number) => void;
  onFollow: () => void;
}

/** The results, those of a page together under its title: groups of options, each of them a link. */
export function Results({ answer, selected, onSelect, onFollow }: ResultsProps) {
  const option = (index: number) => ({
    role: "option",
    id: `search-result-${index}`,
    "aria-selected": index === selected,
    tabIndex: -1,
    onPointerMove: () => onSelect(index),
    onClick: onFollow,
    onAuxClick: onFollow,
  });
  return (
    <>
      {answer.pages.map(({ page, title, category, hits }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox may hold groups, and no fieldset
        <div key={page} role="group" aria-labelledby={`search-page-${index}`} data-page={page}>
          <p id={`search-page-${index}`} className="search-page">
            <b>{title}</b>
            <span>{category}</span>
          </p>
          {hits.map(({ path, breadcrumbs, title, snippet, index }) => (
            <Link key={path} href={path} {...option(index)}>
              <span className="search-title">
                {path.includes("#") && breadcrumbs.slice(2).map((text) => `${text} › `)}
                {marked(title)}
              </span>
              <span className="search-snippet">{marked(snippet)}</span>
            </Link>
          ))}
        </div>
      ))}
      {answer.isMore && (
        <Link
          className="search-all"
          href={`/search?q=${encodeURIComponent(answer.query)}`}
          {...option(answer.options - 1)}
        >
          All results for “{answer.query}”
        </Link>
      )}
    </>
  );
}

const marked = (fragments: Fragment[]) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never change places
  fragments.map(({ text, match }, index) => (match ? <mark key={index}>{text}</mark> : text));

interface OffersProps {
  answer: Answer;
  /** Searches for a query, or anew. */
  onSearch: (query?: string) => void;
}

/** What stands in the place of results: other ways on, or what can be looked for; earlier searches; queries to try. */
export function Offers({ answer: { query, offers }, onSearch }: OffersProps) {
  if (!offers) return null;
  const { near, recent, suggestions } = offers;
  const forget = (query: string) => {
    forgetSearch(query);
    onSearch();
  };
  return (
    <>
      {near.length > 0 && (
        <>
          <p>Did you mean one of these?</p>
          <ul>
            {near.map(({ label, path }) => (
              <li key={path}>
                <Link href={path}>{label}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {query && (
        <p>
          Try fewer words, or a name from the code such as <code>useNode</code>. You can also look through{" "}
          <Link href="/docs">all pages</Link> or <Link href="/support">ask for help</Link>.
        </p>
      )}
      {!query && recent.length === 0 && (
        <p>
          A name from the code such as <code>useNode</code>, the words of an error, or what your editor should do.
        </p>
      )}
      <Queries label="Recent searches" queries={recent} onSearch={onSearch} onForget={forget} />
      <Queries label="In your own words" queries={suggestions?.words} onSearch={onSearch} />
      <Queries label="Names from the code" queries={suggestions?.names} onSearch={onSearch} />
    </>
  );
}

interface QueriesProps {
  label: string;
  queries: string[] | undefined;
  onSearch: (query: string) => void;
  /** For queries that can be removed. */
  onForget?: (query: string) => void;
}

function Queries({ label, queries = [], onSearch, onForget }: QueriesProps) {
  if (queries.length === 0) return null;
  return (
    <>
      <p>{label}</p>
      <ul className={onForget ? undefined : "tag-list"} aria-label={label}>
        {queries.map((query) => (
          <li key={query}>
            <button type="button" data-query={query} onClick={() => onSearch(query)}>
              {query}
            </button>
            {onForget && (
              <button
                type="button"
                data-forget={query}
                aria-label={`Remove “${query}”`}
                onClick={() => onForget(query)}
              >
                ×
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
