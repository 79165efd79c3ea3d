import { withBase } from "../../shared/base-path.ts";
import type { PageData, SearchPage } from "../../shared/page-data.ts";
import { dataUrl } from "../start/load-data.ts";
import { forgetSearch, recentSearches, rememberSearch } from "./recent-searches.ts";
import { allResults, element, queriesToTry, recentList, resultGroups, waysOn } from "./results-view.ts";
import { searchClient } from "./search-client.ts";
import { trackSelection } from "./selection.ts";

/** Milliseconds after which a screen reader is told how many results there are: not at each letter. */
const quiet = 400;

/** Milliseconds after which a search that got no answer is made anew. */
const patience = 2000;

/** Makes the dialog search as the reader types, beginning with what has been typed already. */
export function startSearch(dialog: HTMLDialogElement): void {
  const parts = ["input", "form", ".search-status", "[role=status]", ".search-more", "[role=listbox]"];
  const [input, form, seen, heard, more, list] = parts.map((selector) => dialog.querySelector(selector)) as [
    HTMLInputElement,
    HTMLFormElement,
    HTMLElement,
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  const search = searchClient(JSON.parse(dialog.dataset.hosted ?? "null"));
  const selection = trackSelection(input, list);
  /** Stays the same element, so that what comes late takes the focus from nobody. */
  const toTry = element("div", {});
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The query that the listed results answer. */
  let answered = "";
  let again: ReturnType<typeof setTimeout> | undefined;

  const say = (text: string, wait = 0) => {
    clearTimeout(timer);
    seen.textContent = text;
    if (wait === 0) heard.textContent = text;
    else timer = setTimeout(() => say(text), wait);
  };
  const show = (results: HTMLElement[], others: HTMLElement[]) => {
    answered = input.value.trim();
    list.replaceChildren(...results);
    more.replaceChildren(...others);
    input.setAttribute("aria-expanded", String(results.length > 0));
    selection.selectFirst();
  };

  async function update(): Promise<void> {
    clearTimeout(again);
    const query = input.value.trim();
    const isStale = () => query !== input.value.trim();
    if (query === "") {
      say("");
      show([], [...recentList(recentSearches()), toTry]);
      return bringQueries();
    }
    try {
      const { hits, total } = await search(query);
      if (isStale()) return;
      const results = resultGroups(hits);
      show(total > hits.length ? [...results, allResults(query)] : results, total === 0 ? [...waysOn([]), toTry] : []);
      say(
        total === 0 ? "No results were found" : total === 1 ? "One result" : `${total} results`,
        total === 0 ? 0 : quiet,
      );
      if (total > 0) return;
      void bringQueries();
      const near = (await searchPage(query).catch(() => null))?.near;
      if (near?.length && !isStale()) show([], [...waysOn(near), toTry]);
    } catch (error) {
      if (isStale()) return;
      again = setTimeout(() => dialog.open && void update(), patience);
      show([], []);
      if (navigator.onLine) console.warn("The search got no answer:", error);
      say(
        navigator.onLine
          ? "The search got no answer. Please try again in a moment."
          : "You are offline: search needs a connection.",
      );
    }
  }

  /** Without an answer there is still the sentence that says what to type, and the next opening asks anew. */
  async function bringQueries(): Promise<void> {
    if (toTry.hasChildNodes()) return;
    const page = await searchPage("").catch(() => null);
    if (page?.suggestions) toTry.replaceChildren(...queriesToTry(page.suggestions));
  }

  input.addEventListener("input", () => void update());
  // A browser that comes back online need not wait. It may say so before its network can be used.
  addEventListener("online", () => dialog.open && void update());
  form.addEventListener("submit", (event) => {
    if (input.value.trim()) return rememberSearch(input.value);
    event.preventDefault();
    event.stopPropagation(); // the opener would close the dialog
  });
  form.addEventListener("keydown", (event) => {
    // Enter before the answer has come is about what is typed, and not about a result of the query before: the form leads to
    // the search page.
    if (event.key !== "Enter" || answered === input.value.trim()) selection.onKey(event);
  });
  list.addEventListener("click", () => rememberSearch(input.value));
  list.addEventListener("auxclick", () => rememberSearch(input.value));
  more.addEventListener("click", ({ target }) => {
    const { query, forget } = (target as HTMLElement).dataset;
    if (query !== undefined) input.value = query;
    if (forget !== undefined) forgetSearch(forget);
    if (query === undefined && forget === undefined) return;
    input.focus();
    void update();
  });
  // The opener opens the dialog again and again; what it then shows is what the field says.
  new MutationObserver(() => dialog.open && void update()).observe(dialog, { attributeFilter: ["open"] });
  void update();
  // The first query that an isolate of the worker gets has to load the index: that one is made before the reader has typed.
  if (!dialog.dataset.hosted) search("").catch(() => {});
}

/**
 * What the search page says to a query: what can be searched for, where it is empty, and titles that are spelt like it, where
 * nothing answers it. They come from the site itself, whoever else is asked for hits.
 */
async function searchPage(query: string): Promise<SearchPage | null> {
  const url = new URL(withBase("/search"), location.href);
  if (query) url.searchParams.set("q", query);
  const { page } = (await (await fetch(dataUrl(url))).json()) as PageData;
  return page.kind === "search" ? page : null;
}
