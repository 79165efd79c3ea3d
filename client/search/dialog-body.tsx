import { Link } from "../components/link.tsx";
import { HighlightedText, NoHits, searchPath } from "../components/search-help.tsx";
import type { Answer } from "./answer-query.ts";
import { forgetSearch, recentSearches } from "./recent-searches.ts";

// Chunk of the search dialog, loaded when the reader approaches the search (client/search/use-dialog-search.ts).
export { answerQuery } from "./answer-query.ts";
export { rememberSearch } from "./recent-searches.ts";

interface ResultsProps {
  answer: Answer;
  selected: number;
  onSelect: (index: number) => void;
  onFollow: () => void;
}

/** The results as listbox options, each a link, grouped by page. */
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
        // biome-ignore lint/a11y/useSemanticElements: a listbox may contain groups, but no fieldset
        <div key={page} role="group" aria-labelledby={`search-page-${index}`} data-page={page}>
          <p id={`search-page-${index}`} className="search-page">
            <b>{title}</b>
            <span>{category}</span>
          </p>
          {hits.map(({ path, breadcrumbs, title, snippet, index }) => (
            <Link key={path} href={path} {...option(index)}>
              <span className="search-title">
                {path.includes("#") && (
                  <span>
                    {breadcrumbs
                      .slice(2)
                      .map((text) => `${text} › `)
                      .join("")}
                  </span>
                )}
                <HighlightedText fragments={title} />
              </span>
              <span className="search-snippet">
                <HighlightedText fragments={snippet} />
              </span>
            </Link>
          ))}
        </div>
      ))}
      {answer.isMore && (
        <Link className="search-all" href={searchPath(answer.query)} {...option(answer.options - 1)}>
          {`All results for “${answer.query}”`}
        </Link>
      )}
    </>
  );
}

interface HelpProps {
  answer: Answer;
  onSearch: (query?: string) => void;
}

/** Shown without results: help, recent searches, example queries. */
export function Help({ answer: { query, help }, onSearch }: HelpProps) {
  if (!help) return null;
  const { near, suggestions } = help;
  const recent = query ? [] : recentSearches();
  const forget = (query: string) => {
    forgetSearch(query);
    onSearch();
  };
  const list = (label: string, queries: string[] = [], isRemovable = false) =>
    queries.length > 0 && (
      <>
        <p>{label}</p>
        <ul className={isRemovable ? undefined : "tag-list"} aria-label={label}>
          {queries.map((query) => (
            <li key={query}>
              <button type="button" data-query={query} onClick={() => onSearch(query)}>
                {query}
              </button>
              {isRemovable && (
                <button
                  type="button"
                  data-forget={query}
                  aria-label={`Remove “${query}”`}
                  onClick={() => forget(query)}
                >
                  ×
                </button>
              )}
            </li>
          ))}
        </ul>
      </>
    );
  return (
    <>
      {query && <NoHits near={near} query={query} />}
      {!query && recent.length === 0 && (
        <p>
          Enter a name from the code such as <code>useNode</code>, an error message, or what your editor should do.
        </p>
      )}
      {list("Recent searches", recent, true)}
      {list("In your own words", suggestions?.words)}
      {list("Names from the code", suggestions?.names)}
    </>
  );
}
