import { docsFeed } from "../../shared/wire-names.ts";
import { DescribedLinks } from "../components/described-links.tsx";
import { Link } from "../components/link.tsx";
import type { PageProps } from "./page-props.ts";

/** `/docs`: every section of the documentation with its pages. */
export function Page({ data: { head, page } }: PageProps<"docs-index">) {
  return (
    <article className="prose docs-index">
      <h1>{head.title}</h1>
      <p>
        All pages about Craft.js, in the order in which to read them. Looking for something in particular?{" "}
        <Link href="/search">Search</Link>, or browse by <Link href="/docs/tags">tag</Link>. The{" "}
        <Link href={docsFeed.path}>feed</Link> lists all changes.
      </p>
      {page.sections.map(({ label, id, items }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{label}</h2>
          <DescribedLinks items={items} />
        </section>
      ))}
    </article>
  );
}
