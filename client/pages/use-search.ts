import { type RefCallback, useEffect, useRef, useState } from "react";
import { site } from "../../content/site.ts";
import { withBase } from "../base-path.ts";
import type { PageData, SearchPage } from "../page-data.ts";
import { loadData } from "../start/load-data.ts";
import { searchPause } from "../wire-names.ts";

type Results = Omit<SearchPage, "kind">;

/** What the reader's typing and scrolling have made of the results that came with the page. */
interface Live {
  /** The page's own data: another navigation leaves behind what was typed before it. */
  of: Results;
  results: Results;
  failure: string | null;
}

const addressOf = (query: string, page: number) => {
  const params = new URLSearchParams({ ...(query ? { q: query } : {}), ...(page > 0 ? { part: String(page) } : {}) });
  return new URL(`${withBase("/search")}${params.size > 0 ? `?${params}` : ""}`, location.href);
};

/** The search page's state: its results, more of them as the reader scrolls, others as the reader types. */
export function useSearch({ page }: PageData & { page: SearchPage }) {
  const [live, setLive] = useState<Live | null>(null);
  const { results, failure } = live?.of === page ? live : { results: page as Results, failure: null };
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Counts up with each request: an answer that is not the latest one's comes too late. */
  const latest = useRef(0);
  const title = results.query ? `Search results for "${results.query}"` : "Search the documentation";

  async function load(query: string, number: number): Promise<void> {
    const request = ++latest.current;
    const address = addressOf(query, number);
    try {
      const found = (await loadData(address)).page as SearchPage;
      if (request !== latest.current) return;
      const before = number > 0 ? results.hits : [];
      if (number === 0) history.replaceState(history.state, "", address);
      setLive({ of: page, results: { ...found, hits: [...before, ...found.hits] }, failure: null });
    } catch (error) {
      if (request !== latest.current) return;
      // The site has changed under this tab: what asked for the results is old.
      if ((error as Error).name === "StaleReleaseError") return location.assign(address);
      setLive({ of: page, results, failure: (error as Error).message });
    }
  }

  function onType(text: string): void {
    clearTimeout(timer.current);
    latest.current++;
    const query = text.trim();
    timer.current = setTimeout(() => query !== results.query && void load(query, 0), searchPause);
  }

  // The page may have been left, by a link or by Back, before the pause was over or the answer there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that a navigation has led to
  useEffect(() => {
    const typed = document.querySelector<HTMLInputElement>("#search-query")?.value ?? "";
    if (typed.trim() !== page.query) onType(typed); // typed before React was there
    return () => {
      clearTimeout(timer.current);
      latest.current++;
    };
  }, [page]);

  useEffect(() => {
    if (live?.of === page) document.title = `${title} | ${site.title}`;
  }, [live, page, title]);

  /** Loads more when the button comes into view, or is pressed. */
  const onMore: RefCallback<HTMLButtonElement> = (button) => {
    if (!button) return;
    const more = () => void load(results.query, results.number + 1);
    const press = (event: Event) => {
      event.preventDefault();
      more();
    };
    const inView = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && more(),
    );
    inView.observe(button);
    button.addEventListener("click", press);
    return () => {
      inView.disconnect();
      button.removeEventListener("click", press);
    };
  };

  return { title, results, failure, onType, onMore };
}
