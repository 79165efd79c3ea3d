import type { Fragment, SearchHit } from "../../shared/page-data.ts";
import { Link } from "./link.tsx";

/** The documents that a search has found, each with where it stands and the text that matches. */
export function Hits({ hits }: { hits: SearchHit[] }) {
  return (
    <ol className="hits">
      {hits.map(({ path, breadcrumbs, title, snippet }) => (
        <li key={path}>
          <p className="hit-breadcrumbs">{breadcrumbs.join(" › ")}</p>
          <h2>
            <Link href={path}>
              <Fragments of={title} />
            </Link>
          </h2>
          <p>
            <Fragments of={snippet} />
          </p>
        </li>
      ))}
    </ol>
  );
}

function Fragments({ of }: { of: Fragment[] }) {
  return of.map(({ text, match }, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never change places
    return match ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>;
  });
}
