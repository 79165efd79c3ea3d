import { site } from "../../content/site.ts";
import { withBase } from "../base-path.ts";
import type { PageHead as Head } from "../page-data.ts";

/** The part of `<head>` that differs from page to page. React moves these elements there, and swaps them on a route change. */
export function PageHead({ head, found, failed }: { head: Head; found: boolean; failed: boolean }) {
  if (failed) return <title>{`This page did not load | ${site.title}`}</title>;
  const title = head.path === "/" ? head.title : `${head.title} | ${site.title}`;
  const address = site.origin + withBase(head.path);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={head.description} />
      {head.robots && <meta name="robots" content={head.robots} />}
      {found && <link rel="canonical" href={address} />}
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      {found && <meta property="og:url" content={address} />}
    </>
  );
}
