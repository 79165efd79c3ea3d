import { site } from "../../content/site.ts";
import { withBase } from "../../shared/base-path.ts";
import type { PageHead as Head } from "../../shared/page-data.ts";

/** What the browser calls a page. */
export function documentTitle(head: Head, failed: boolean): string {
  if (failed) return `This page did not load | ${site.title}`;
  return head.path === "/" ? head.title : `${head.title} | ${site.title}`;
}

/** The part of `<head>` that differs from page to page. React moves these elements there, and swaps them on a route change. */
export function PageHead({ head, found, failed }: { head: Head; found: boolean; failed: boolean }) {
  const title = <title>{documentTitle(head, failed)}</title>;
  if (failed) return title;
  const address = site.origin + withBase(head.path);
  return (
    <>
      {title}
      <meta name="description" content={head.description} />
      {head.robots && <meta name="robots" content={head.robots} />}
      {found && <link rel="canonical" href={address} />}
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      {found && <meta property="og:url" content={address} />}
    </>
  );
}
