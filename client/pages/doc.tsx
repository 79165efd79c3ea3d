import { Article } from "../components/article.tsx";
import { Link } from "../components/link.tsx";
import { OldVersion } from "../components/old-version.tsx";
import { formatDate } from "../format-date.ts";
import type { PageProps } from "./page-props.ts";

/** A page of the documentation. */
export function Page({ data: { head, page, sidebar } }: PageProps<"doc">) {
  return (
    <Article
      head={head}
      page={page}
      breadcrumbs={page.breadcrumbs}
      byline={
        <>
          {page.badge && <p className={`badge badge-${page.badge}`}>{page.badge}</p>}
          {page.latest && <OldVersion name={sidebar?.version} latest={page.latest} />}
        </>
      }
      notes={
        <>
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
        </>
      }
      meta={
        page.lastUpdated && (
          <span>
            Last updated on <time dateTime={page.lastUpdated}>{formatDate(page.lastUpdated)}</time>
          </span>
        )
      }
      label="Documentation pages"
      neighbours={[
        ["Previous", page.previous],
        ["Next", page.next],
      ]}
    />
  );
}
