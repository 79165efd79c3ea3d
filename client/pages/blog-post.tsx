import { BackToTop } from "../components/back-to-top.tsx";
import { Breadcrumbs } from "../components/breadcrumbs.tsx";
import { Link } from "../components/link.tsx";
import { Pagination } from "../components/pagination.tsx";
import { Prose } from "../components/prose.tsx";
import { Toc } from "../components/toc.tsx";
import { formatDate } from "../format-date.ts";
import type { PageProps } from "./page-props.ts";

/** A post of the blog. */
export function Page({ data: { head, page } }: PageProps<"blog-post">) {
  const archive = "/blog/archive";
  const year = page.date.slice(0, 4);
  return (
    <>
      <Toc entries={page.toc} />
      <article className="prose">
        <Breadcrumbs
          links={[
            { label: "Blog", path: archive },
            { label: year, path: `${archive}#year-${year}` },
          ]}
        />
        <h1>{head.title}</h1>
        <p className="byline">
          <time dateTime={page.date}>{formatDate(page.date)}</time> by {page.author}
        </p>
        <Prose name="body" html={page.html.body} />
        <footer className="page-footer">
          <p className="page-meta">
            <span>
              <a href={page.editUrl}>Edit this page</a>
              <Link href={`${head.path}.md`}>View as Markdown</Link>
            </span>
            <Link href={archive}>All posts</Link>
          </p>
        </footer>
        <Pagination
          label="Posts"
          neighbours={[
            { relation: "Newer post", link: page.newer, rel: "prev" },
            { relation: "Older post", link: page.older, rel: "next" },
          ]}
        />
      </article>
      <BackToTop />
    </>
  );
}
