import type { ReactNode } from "react";
import { site } from "../../content/site.ts";
import type { DocPage, PageData } from "../../shared/page-data.ts";
import { formatDate } from "../format-date.ts";
import { Article } from "./article.tsx";
import { Link } from "./link.tsx";

interface DocArticleProps {
  data: Omit<PageData, "page"> & { page: DocPage };
  aboveBody?: ReactNode;
}

/**
 * A page of the documentation, optionally with a tool above its text. `Article` shows the `byline` below the heading, the
 * `notes` below the text, and the `meta` in the footer.
 */
export function DocArticle({ data: { head, page, sidebar }, aboveBody }: DocArticleProps) {
  return (
    <Article
      head={head}
      page={page}
      breadcrumbs={page.breadcrumbs}
      byline={
        <>
          {page.badge && <p className={`badge badge-${page.badge}`}>{page.badge}</p>}
          {page.latest && <OldVersion name={sidebar?.version} latest={page.latest} />}
          {aboveBody}
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
          {page.checked && <p>{`Code on this page is checked with ${page.checked}.`}</p>}
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

/** A notice on pages of older docs versions, with a link to the latest version. */
function OldVersion({ name, latest }: { name: string | undefined; latest: string }) {
  const label = site.versions.find((version) => version.name === name)?.label;
  return (
    <aside className="admonition warning" aria-label="Version">
      <p>
        This page is about version {label}, which is not the latest. Go to{" "}
        <Link href={latest}>{site.versions[0]?.label}</Link>.
      </p>
    </aside>
  );
}
