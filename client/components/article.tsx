import { withBase } from "browser/base-path.ts";
import type { ReactNode } from "react";
import { site } from "../../content/site.ts";
import type { PageHead, PageHtml, PageLink, TocEntry } from "../../shared/page-data.ts";
import { mainId } from "../../shared/wire-names.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { Link } from "./link.tsx";
import { PageMenu } from "./page-menu.tsx";
import { Prose } from "./prose.tsx";

interface ArticleProps {
  head: PageHead;
  page: { toc: TocEntry[]; html: PageHtml; editUrl: string };
  breadcrumbs: PageLink[];
  byline: ReactNode;
  notes?: ReactNode;
  meta: ReactNode;
  label: string;
  neighbours: [previous: Neighbour, next: Neighbour];
}

type Neighbour = [relation: string, link: PageLink | null];

/** The URL of a new issue with the page filled in, and the reader's section and release. */
function reportUrl({ title, path }: PageHead, place = ""): string {
  const body = `The problem, and the expected result:\n\n\nPage: ${site.origin}${withBase(path)}${place}`;
  return `${site.repository}/issues/new?${new URLSearchParams({ title: `Docs: ${title}`, body })}`;
}

/** The section in the URL, or else the one in view, and the release. */
function sectionAndRelease(): string {
  const current = document.querySelector<HTMLAnchorElement>(".toc [aria-current]") ?? location;
  return `${location.hash || current.hash}\nRelease: ${document.documentElement.dataset.release}`;
}

/** A doc or blog post with its table of contents and previous/next links. */
export function Article({ head, page, breadcrumbs, byline, notes, meta, label, neighbours }: ArticleProps) {
  return (
    <>
      <Toc entries={page.toc} />
      <article className="prose" lang={head.lang} dir={head.dir}>
        <div className="page-top">
          <Breadcrumbs links={breadcrumbs} />
          <PageMenu path={head.path} />
        </div>
        <h1>{head.title}</h1>
        {byline}
        <Prose name="body" html={page.html.body} />
        <footer className="page-footer">
          {notes}
          <p className="page-meta">
            <span>
              <a href={page.editUrl}>Edit this page</a>
              <a
                href={reportUrl(head)}
                onClick={({ currentTarget }) => {
                  currentTarget.href = reportUrl(head, sectionAndRelease());
                }}
              >
                Report a problem
              </a>
            </span>
            {meta}
          </p>
        </footer>
        {neighbours.some(([, link]) => link) && (
          <nav className="pagination" aria-label={label}>
            {neighbours.map(([relation, link], index) => {
              const rel = index === 0 ? "prev" : "next";
              return (
                link && (
                  <Link key={rel} href={link.path} rel={rel} className={`pagination-${rel}`}>
                    <span>{relation}</span>
                    {link.label}
                  </Link>
                )
              );
            })}
          </nav>
        )}
      </article>
      {/* Floats once the reader has scrolled down, in browsers with scroll-driven animations. */}
      <a className="back-to-top" href={`#${mainId}`}>
        <span aria-hidden="true">↑</span> <span>Back to top</span>
      </a>
    </>
  );
}

/** A column in wide windows, else a dropdown. client/start/on-this-page.ts opens it and marks the current section. */
function Toc({ entries }: { entries: TocEntry[] }) {
  if (entries.length < 2) return null;
  return (
    <details className="toc" suppressHydrationWarning>
      <summary suppressHydrationWarning>On this page</summary>
      <nav aria-label="On this page">
        <ul>
          {entries.map(({ id, text, level }) => (
            <li key={id} className={`level-${level}`}>
              <a href={`#${id}`} suppressHydrationWarning>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
