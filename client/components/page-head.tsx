import { withBase } from "browser/base-path.ts";
import { site } from "../../content/site.ts";
import { hasMarkdown, type PageData } from "../../shared/page-data.ts";
import { markdownPath } from "../../shared/wire-names.ts";

/** The per-page part of `<head>`. React hoists these elements and swaps them on a route change. */
export function PageHead({ data, failed }: { data: PageData; failed: boolean }) {
  const { head, page } = data;
  if (failed) return <title>{`This page did not load | ${site.title}`}</title>;
  const isFound = page.kind !== "not-found";
  const address = site.origin + withBase(head.canonical ?? head.path);
  return (
    <>
      <title>{head.path === "/" ? head.title : `${head.title} | ${site.title}`}</title>
      <meta name="description" content={head.description} />
      {head.robots && <meta name="robots" content={head.robots} />}
      {isFound && <link rel="canonical" href={address} />}
      {hasMarkdown(data) && <link rel="alternate" type="text/markdown" href={withBase(markdownPath(head.path))} />}
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      {isFound && <meta property="og:url" content={address} />}
    </>
  );
}
