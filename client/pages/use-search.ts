import { withBase } from "browser/base-path.ts";
import { isSavingData } from "browser/connection.ts";
import { type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { site } from "../../content/site.ts";
import type { PageData, SearchPage } from "../../shared/page-data.ts";
import { partParameter, versionParameter } from "../../shared/wire-names.ts";
import { fetchPage, type PageLoadError } from "../fetch-page.ts";

/** Milliseconds without typing before a search. */
export const searchPause = 300;

type Results = Omit<SearchPage, "kind">;
/** The query, and the docs version to search. */
type SearchRequest = Pick<SearchPage, "query" | "version">;
const noResults = { hits: [], total: 0, part: 0, isMore: false, near: [], suggestions: null };

export interface SearchState {
  results: Results;
  failure: { message: string; retry: () => void } | "retrying" | null;
}

function urlOf({ query, version }: SearchRequest, part: number): URL {
  const params = new URLSearchParams({
    ...(query && { q: query }),
    ...(version && { [versionParameter]: version }),
    ...(part > 0 && { [partParameter]: String(part) }),
  });
  const url = new URL(withBase("/search"), location.href);
  url.search = params.toString();
  return url;
}

/** State of the search page: searches as the reader types, loads more results on scroll. */
export function useSearch({ page }: PageData & { page: SearchPage }) {
  const [{ results, failure }, setState] = useState<SearchState>({ results: page, failure: null });
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(0);
  /** Selector to focus after the next render, which removes or moves the focused button. */
  const nextFocus = useRef<string>(undefined);
  const title = results.query ? `Search results for "${results.query}"` : "Search the documentation";

  async function load(search: SearchRequest, part: number, isRetry = false): Promise<void> {
    const request = ++latest.current;
    const previous: Results = part > 0 ? results : { ...noResults, ...search };
    const url = urlOf(search, part);
    // While Back to another page is pending, the URL is already that page's.
    const isLate = () => request !== latest.current || location.pathname !== withBase("/search");
    const isAtButton = () =>
      isRetry ? document.activeElement === heading.current : document.activeElement?.closest(".more-hits");
    try {
      const page = (await fetchPage(url)).page as SearchPage;
      if (isLate()) return;
      history.replaceState(history.state, "", url);
      if (part > 0 && isAtButton()) nextFocus.current = `.hits > :nth-child(${previous.hits.length + 1}) h2 a`;
      setState({ results: page, failure: null });
    } catch (error) {
      if (isLate()) return;
      // The server runs a newer release: a full load gets its code and the results.
      if ((error as PageLoadError).isStale) return location.assign(url);
      if (part === 0) history.replaceState(history.state, "", url); // so a reload retries too
      if (isAtButton()) nextFocus.current = ".failure-box button";
      const retry = () => {
        heading.current?.focus({ preventScroll: true });
        setState({ results: previous, failure: "retrying" });
        void load(search, part, true);
      };
      setState({ results: previous, failure: { message: (error as Error).message, retry } });
    }
  }

  const requestWith = ({
    query = results.query,
    version = results.version,
  }: Partial<SearchRequest>): SearchRequest => ({
    query,
    ...(version && { version }),
  });

  function onType(text: string): void {
    clearTimeout(timer.current);
    latest.current++;
    const query = text.trim();
    timer.current = setTimeout(
      () => (query !== results.query || failure) && void load(requestWith({ query }), 0),
      searchPause,
    );
  }

  /** @param version "" for all */
  const onVersion = (version: string) =>
    void load(requestWith({ query: field.current?.value.trim() ?? "", version }), 0);

  // A layout effect, since its cleanup runs before the next page's URL is set.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, since each navigation mounts the page again
  useLayoutEffect(() => {
    const typed = field.current?.value ?? "";
    if (typed.trim() !== page.query) onType(typed); // typed before hydration
    return () => {
      clearTimeout(timer.current);
      latest.current++;
    };
  }, []);

  useLayoutEffect(() => {
    document.title = `${title} | ${site.title}`;
  }, [title]);

  useEffect(() => {
    if (nextFocus.current) document.querySelector<HTMLElement>(nextFocus.current)?.focus();
    nextFocus.current = undefined;
  });

  /** Does nothing while a newer search is pending. */
  function loadMore(): void {
    if (field.current?.value.trim() === results.query) void load(requestWith({}), results.part + 1);
  }
  /** The "More results" form, which also submits when scrolled to, unless the reader saves data. */
  const moreForm = {
    ref: (form: HTMLFormElement | null) => (form && !isSavingData() ? whenReached(form, loadMore) : undefined),
    onSubmit(event: SyntheticEvent): void {
      event.preventDefault();
      loadMore();
    },
  };

  return { title, results, failure, heading, field, onType, onVersion, moreForm };
}

/**
 * Calls `run` each time an element is less than 400 px below the viewport, or above it (the End key may jump past it).
 * Returns a function that stops observing.
 */
function whenReached(element: Element, run: () => void): () => void {
  const rootMargin = "1000000px 0px 400px";
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && run(),
    { rootMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
