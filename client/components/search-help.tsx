import type { Fragment, PageLink } from "../../shared/page-data.ts";
import { Link, linkItem } from "./link.tsx";

/** The path of the search page for a query. */
export const searchPath = (query: string) => (query ? `/search?q=${encodeURIComponent(query)}` : "/search");

/** The title or snippet of a hit, with matches highlighted. Each fragment is an element: translators replace text nodes. */
export function Marked({ of }: { of: Fragment[] }) {
  // biome-ignore-start lint/suspicious/noArrayIndexKey: the fragments of a text never change places
  return of.map(({ text, match }, index) =>
    match ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
  // biome-ignore-end lint/suspicious/noArrayIndexKey: the fragments of a text never change places
}

/** Help for an empty result; `near` are pages with a similarly spelt title. */
export function NoHits({ near }: { near: PageLink[] }) {
  return (
    <>
      {near.length > 0 && (
        <>
          <p>Did you mean one of these?</p>
          <ul>{near.map(linkItem)}</ul>
        </>
      )}
      <p>
        Try fewer words, or a name from the code such as <code>useNode</code>. You can also look through{" "}
        <Link href="/docs">all pages</Link> or <Link href="/support">ask for help</Link>.
      </p>
    </>
  );
}
