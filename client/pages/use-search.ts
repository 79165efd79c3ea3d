import { type RefCallback, useEffect, useRef, useState } from "react";
import { site } from "../../content/site.ts";
import { withBase } from "../../shared/base-path.ts";
import type { PageData, SearchPage } from "../../shared/page-data.ts";
import { mostPartsTogether, onlyParameter, partParameter, searchPause } from "../../shared/wire-names.ts";
import { fetchPage, type PageLoadError } from "../fetch-page.ts";
import { whenReached } from "../when-reached.ts";

export type Results = Omit<SearchPage, "kind">;
const noResults = { hits: [], total: 0, firstPart: 0, lastPart: 0, isMore: false, near: [], suggestions: null };

/** What the reader's typing and scrolling have made of the results that came with the page. */
interface SearchState {
  results: Results;
  /** Set when the last request has failed, or is made again. */
  failure: Failed | "retrying" | null;
}

/** What was asked for in vain. */
interface Failed {
  message: string;
  retry: () => void;
}

/** An address of the search page: `part` stands under the name of the parameter that asks for it. */
function addressOf(query: string, part: number, name: string): URL {
  const params = new URLSearchParams({ ...(query && { q: query }), ...(part > 0 && { [name]: String(part) }) });
  return new URL(`${withBase("/search")}${params.size > 0 ? `?${params}` : ""}`, location.href);
}

/** Where a reader finds again what is shown. */
const shownAddress = (query: string, part: number) =>
  addressOf(query, Math.min(part, mostPartsTogether - 1), partParameter);

/** The search page's state: its results, more of them as the reader scrolls, others as the reader types. */
export function useSearch({ page }: PageData & { page: SearchPage }) {
  const [state, setState] = useState<SearchState | null>(null);
  const { results, failure } = state ?? { results: page as Results, failure: null };
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Counts up with each request: an answer that is not the latest one's comes too late. */
  const latest = useRef(0);
  /** The hit at which a reader goes on who is at the button for more: it moves far down, and goes away with the last part. */
  const goesOn = useRef<number>(undefined);
  const title = results.query ? `Search results for "${results.query}"` : "Search the documentation";

  /** Loads a part of the results, which goes behind those before it. */
  async function load(query: string, part: number): Promise<void> {
    const request = ++latest.current;
    const before = part > 0 ? results : { ...noResults, query };
    // Overtaken, or the page has been left: for a frame, its component is still there.
    const isLate = () => request !== latest.current || !field.current?.isConnected;
    try {
      const found = (await fetchPage(addressOf(query, part, onlyParameter))).page as SearchPage;
      if (isLate()) return;
      if (before.firstPart === 0) history.replaceState(history.state, "", shownAddress(query, part));
      const { firstPart, hits } = before;
      if (document.activeElement?.closest(".more-hits")) goesOn.current = hits.length;
      setState({ results: { ...found, firstPart, hits: [...hits, ...found.hits] }, failure: null });
    } catch (error) {
      if (isLate()) return;
      // The site has changed under this tab: what asked for the results is old.
      if ((error as PageLoadError).isStale) return location.assign(shownAddress(query, part));
      // A reload asks anew, too.
      if (part === 0) history.replaceState(history.state, "", shownAddress(query, 0));
      const retry = () => {
        heading.current?.focus({ preventScroll: true }); // the button that was pressed goes away
        setState({ results: before, failure: "retrying" });
        void load(query, part);
      };
      setState({ results: before, failure: { message: (error as Error).message, retry } });
    }
  }

  function onType(text: string): void {
    clearTimeout(timer.current);
    latest.current++;
    const query = text.trim();
    timer.current = setTimeout(() => (query !== results.query || failure) && void load(query, 0), searchPause);
  }

  // The page may have been left, by a link or by Back, before the pause was over or the answer there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as each page that a navigation leads to is made anew
  useEffect(() => {
    const typed = field.current?.value ?? "";
    if (typed.trim() !== page.query) onType(typed); // typed before React was there
    return () => {
      clearTimeout(timer.current);
      latest.current++;
    };
  }, []);

  useEffect(() => {
    if (goesOn.current === undefined) return;
    document.querySelectorAll<HTMLElement>(".hits h2 a")[goesOn.current]?.focus();
    goesOn.current = undefined;
  });

  useEffect(() => {
    if (state) document.title = `${title} | ${site.title}`;
  }, [state, title]);

  /** For the button: loads more when the reader comes to it, or presses it. */
  const loadsMore: RefCallback<HTMLButtonElement> = (button) => {
    if (!button) return;
    const more = () => void load(results.query, results.lastPart + 1);
    const press = (event: Event) => {
      event.preventDefault();
      more();
    };
    const unwatch = whenReached(button, more);
    button.addEventListener("click", press);
    return () => {
      unwatch();
      button.removeEventListener("click", press);
    };
  };

  return { title, results, failure, heading, field, onType, loadsMore };
}
