import { site } from "../../content/site.ts";
import type { Fragment, PageLink } from "../../shared/page-data.ts";
import { Link, linkItem } from "./link.tsx";

/** The path of the search page for a query. */
export const searchPath = (query: string) => (query ? `/search?q=${encodeURIComponent(query)}` : "/search");

/** The title or snippet of a hit, with matches highlighted. Each fragment is an element: translators replace text nodes. */
export function HighlightedText({ fragments }: { fragments: Fragment[] }) {
  // biome-ignore-start lint/suspicious/noArrayIndexKey: fragments never change places
  return fragments.map(({ text, match }, index) =>
    match ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
  // biome-ignore-end lint/suspicious/noArrayIndexKey: fragments never change places
}

/** The URL of a new question on GitHub. */
const questionUrl = (query: string) =>
  `${site.repository}/discussions/new?category=q-a&title=${encodeURIComponent(query)}`;

/** Help for a query without results; `near` has the closest sections, or pages with a similarly spelt title. */
export function NoHits({ near, query }: { near: PageLink[]; query: string }) {
  return (
    <>
      {near.length > 0 && (
        <>
          <p>Nothing here seems to answer this. The closest matches are:</p>
          <ul>{near.map(linkItem)}</ul>
        </>
      )}
      <p>
        Try fewer words, or a name from the code such as <code>useNode</code>. You can also look through{" "}
        <Link href="/docs">all pages</Link>, or <a href={questionUrl(query)}>ask this question on GitHub</a>.
      </p>
    </>
  );
}
