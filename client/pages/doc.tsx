import { BackToTop } from "../components/back-to-top.tsx";
import { Breadcrumbs } from "../components/breadcrumbs.tsx";
import { Link } from "../components/link.tsx";
import { Pagination } from "../components/pagination.tsx";
import { Prose } from "../components/prose.tsx";
import { Toc } from "../components/toc.tsx";
import { formatDate } from "../format-date.ts";
import type { PageProps } from "./page-props.ts";

/** A page of the documentation. */
export function Page({ data: { head, page } }: PageProps<"doc">) {
  return (
    <>
      <Toc entries={page.toc} />
      <article className="prose">
        <Breadcrumbs links={page.breadcrumbs} />
        <h1>{head.title}</h1>
        {page.badge && <p className={`badge badge-${page.badge}`}>{page.badge}</p>}
        <Prose name="body" html={page.html.body} />
        <footer className="page-footer">
          {page.tags.length > 0 && (
            <p className="page-tags">
              Tags:{" "}
              {page.tags.map(({ label, path }) => (
                <Link key={path} href={path}>
                  {label}
                </Link>
              ))}
            </p>
          )}
          {page.checked && <p>Code on this page is checked with {page.checked}.</p>}
          <p className="page-meta">
            <span>
              <a href={page.editUrl}>Edit this page</a>
              <Link href={`${head.path}.md`}>View as Markdown</Link>
            </span>
            {page.lastUpdated && (
              <span>
                Last updated on <time dateTime={page.lastUpdated}>{formatDate(page.lastUpdated)}</time>
              </span>
            )}
          </p>
        </footer>
        <Pagination
          label="Documentation pages"
          neighbours={[
            { relation: "Previous", link: page.previous, rel: "prev" },
            { relation: "Next", link: page.next, rel: "next" },
          ]}
        />
      </article>
      <BackToTop />
    </>
  );
}
