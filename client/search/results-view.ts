import { withBase } from "../../shared/base-path.ts";
import type { Fragment, PageLink, SearchHit, SearchSuggestions } from "../../shared/page-data.ts";

/** Makes an element with children; texts stay texts, whatever they hold. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** The results, those of a page together under its title: groups of options, each of them a link. */
export function resultGroups(hits: SearchHit[]): HTMLElement[] {
  let number = 0;
  const pages = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const page = hit.path.replace(/#.*/, "");
    pages.set(page, [...(pages.get(page) ?? []), hit]);
  }
  return [...pages].map(([page, sections], index) => {
    const [first] = sections;
    // The page's own record has the page's title for its own; the others have it for their second breadcrumb.
    const [category = "", title = ""] = first ? [...first.breadcrumbs, textOf(first.title)] : [];
    const id = `search-page-${index}`;
    return element(
      "div",
      { role: "group", "aria-labelledby": id, "data-page": page },
      element("p", { id, class: "search-page" }, element("b", {}, title), element("span", {}, category)),
      ...sections.map((hit) => option(hit, number++)),
    );
  });
}

function option({ path, breadcrumbs, title, snippet }: SearchHit, number: number): HTMLElement {
  const isPage = !path.includes("#");
  const between = breadcrumbs.slice(2);
  return element(
    "a",
    { role: "option", id: `search-result-${number}`, "aria-selected": "false", tabindex: "-1", href: withBase(path) },
    element(
      "span",
      { class: "search-title" },
      ...(isPage ? [] : between.map((text) => `${text} › `)),
      ...marked(title),
    ),
    element("span", { class: "search-snippet" }, ...marked(snippet)),
  );
}

/** The last option where there are more results than are listed: the search page, which has all of them. */
export function allResults(query: string): HTMLElement {
  const href = `${withBase("/search")}?q=${encodeURIComponent(query)}`;
  return element(
    "a",
    { role: "option", id: "search-result-all", class: "search-all", "aria-selected": "false", tabindex: "-1", href },
    `All results for “${query}”`,
  );
}

const marked = (fragments: Fragment[]) =>
  fragments.map(({ text, match }) => (match ? element("mark", {}, text) : text));

const textOf = (fragments: Fragment[]) => fragments.map(({ text }) => text).join("");

/** What to do about a query that nothing answers: titles that the reader may have meant, and other ways. */
export function waysOn(near: PageLink[]): HTMLElement[] {
  const items = near.map(({ label, path }) => element("li", {}, linkTo(path, label)));
  const meant = [element("p", {}, "Did you mean one of these?"), element("ul", {}, ...items)];
  const code = element("code", {}, "useNode");
  return [
    ...(near.length > 0 ? meant : []),
    element(
      "p",
      {},
      ...["Try fewer words, or a name from the code such as ", code, ". You can also look through "],
      ...[linkTo("/docs", "all pages"), " or ", linkTo("/support", "ask for help"), "."],
    ),
  ];
}

const linkTo = (path: string, label: string) => element("a", { href: withBase(path) }, label);

/** Earlier searches, each a button, with another one that removes it; before there are any, what can be looked for. */
export function recentList(queries: string[]): HTMLElement[] {
  if (queries.length === 0) {
    const code = element("code", {}, "useNode");
    const hint = ["A name from the code such as ", code, ", the words of an error, or what your editor should do."];
    return [element("p", {}, ...hint)];
  }
  const items = queries.map((query) =>
    element(
      "li",
      {},
      element("button", { type: "button", "data-query": query }, query),
      element("button", { type: "button", "data-forget": query, "aria-label": `Remove “${query}”` }, "×"),
    ),
  );
  return [element("p", {}, "Recent searches"), element("ul", {}, ...items)];
}

/** Queries that show what can be searched for, each a button. */
export function queriesToTry({ words, names }: SearchSuggestions): HTMLElement[] {
  const buttons = (queries: string[]) =>
    queries.map((query) => element("li", {}, element("button", { type: "button", "data-query": query }, query)));
  const part = (label: string, queries: string[]) =>
    queries.length > 0
      ? [element("p", {}, label), element("ul", { class: "tag-list", "aria-label": label }, ...buttons(queries))]
      : [];
  return [...part("In your own words", words), ...part("Names from the code", names)];
}
