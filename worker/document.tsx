import { withBase } from "browser/base-path.ts";
import { announcerId, defaultColourMode } from "browser/names.ts";
import { App } from "../client/app/app.tsx";
import type { LoadedPage } from "../client/app/load-page.ts";
import { site } from "../content/site.ts";
import { type BootData, bootDataId } from "../shared/boot-data.ts";
import { generatorVersion } from "../shared/constants.ts";
import { isDoc, type Page, type PageData } from "../shared/page-data.ts";
import { appElementId, blogFeeds, docsFeed, socialCardSize, themeColour } from "../shared/wire-names.ts";
import { BaseUrlBanner } from "./base-url-banner.tsx";
import { manifest } from "./manifest.js";
import { structuredData } from "./structured-data.ts";
import { translationsOf } from "./translations.ts";

const docsVersions = JSON.stringify(
  Object.fromEntries(site.versions.map(({ name, path, mainDoc }) => [name, `${path}/${mainDoc}`])),
);

/** A URL that implies a different base path from the one that the site was built for. */
export interface Misplaced {
  impliedBase: string;
  /** Whether the URL is outside the base path. */
  isOutside: boolean;
}

/** The HTML document around the app, which the browser hydrates. */
export function Document({ opened, misplaced }: { opened: LoadedPage; misplaced: Misplaced | null }) {
  const { appVersion, assets, inlineScripts, release, search } = manifest;
  const mayBeMisplaced = opened.data.page.kind === "landing" || misplaced !== null;
  return (
    <html
      lang={site.locale}
      dir={site.direction}
      data-theme={defaultColourMode}
      data-release={release}
      data-app-version={appVersion}
      data-live={withBase(assets.live)}
      data-docs-versions={docsVersions}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="generator" content={`${site.title} site ${generatorVersion}`} />
        <meta property="og:site_name" content={site.title} />
        <Inline code={inlineScripts.first.code} />
        {mayBeMisplaced && <Inline code={inlineScripts.baseUrl.code} />}
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" href={withBase(font)} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="stylesheet" href={withBase(assets.styles)} />
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          href={withBase("/opensearch.xml")}
          title={site.title}
        />
        <link rel="icon" href={withBase("/favicon.ico")} sizes="32x32" />
        <link rel="icon" href={withBase("/favicon.svg")} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={withBase("/apple-touch-icon.png")} />
        <link rel="manifest" href={withBase("/site.webmanifest")} />
        <meta name="theme-color" content={themeColour} />
        {Object.values(blogFeeds).map(({ name, path, type }) => (
          <link key={path} rel="alternate" type={type} href={withBase(path)} title={`${site.title} blog (${name})`} />
        ))}
        <link
          rel="alternate"
          type={docsFeed.type}
          href={withBase(docsFeed.path)}
          title={`${site.title} documentation: what changed`}
        />
        <ForCrawlers data={opened.data} />
        <script type="module" src={withBase(assets.start)} />
      </head>
      <body>
        {mayBeMisplaced && <BaseUrlBanner suggestion={misplaced?.impliedBase} isCertain={misplaced?.isOutside} />}
        <div id={appElementId}>
          <App opened={opened} search={search} host={null} />
        </div>
        {/* Outside the React root: it may contain an announcement before hydration. */}
        <div id={announcerId} className="sr-only" role="status" />
        <BootDataScript data={opened.data} />
      </body>
    </html>
  );
}

/** Metadata for search engines and link previews only, so it is not hydrated. */
function ForCrawlers({ data }: { data: PageData }) {
  const { head, page } = data;
  const card = Object.hasOwn(manifest.pictures, head.path) ? manifest.pictures[head.path] : undefined;
  const { previous, next, published, modified } = linksAndDates(page);
  const structured = structuredData(data, card);
  return (
    <>
      {previous && <link rel="prev" href={withBase(previous.path)} />}
      {next && <link rel="next" href={withBase(next.path)} />}
      {page.kind !== "not-found" &&
        translationsOf(site, withBase(head.canonical ?? head.path)).map(({ language, href }) => (
          <link key={language} rel="alternate" hrefLang={language} href={href} />
        ))}
      <meta property="og:type" content={isDoc(page) || page.kind === "blog-post" ? "article" : "website"} />
      {published && <meta property="article:published_time" content={published} />}
      {modified && <meta property="article:modified_time" content={modified} />}
      {card && <SocialCard url={site.origin + withBase(card)} title={head.title} />}
      {structured && <Json type="application/ld+json" data={structured} />}
    </>
  );
}

function linksAndDates(page: Page) {
  if (isDoc(page)) return { previous: page.previous, next: page.next, modified: page.lastUpdated };
  if (page.kind === "blog-post") return { previous: page.newer, next: page.older, published: page.date };
  return {};
}

function SocialCard({ url, title }: { url: string; title: string }) {
  return (
    <>
      <meta property="og:image" content={url} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(socialCardSize.width)} />
      <meta property="og:image:height" content={String(socialCardSize.height)} />
      <meta property="og:image:alt" content={`${title} (${site.title})`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function Inline({ code }: { code: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, which the security policy allows by its hash
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}

/** Data for the page's scripts and for hydration, without the content's HTML, which the document already contains. */
function BootDataScript({ data }: { data: PageData }) {
  const { html: _, ...page } = data.page as PageData["page"] & { html?: unknown };
  const boot: BootData = {
    page: { ...data, page: page as PageData["page"] },
    app: manifest.assets.app.map(withBase),
    chunks,
    search: manifest.search,
    searchDialog: withBase(manifest.assets.searchDialog),
  };
  return <Json type="application/json" id={bootDataId} data={boot} />;
}

function Json({ data, ...props }: { type: string; id?: string; data: unknown }) {
  // "</script>" in a string would end the element.
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, in which "<" is escaped
  return <script {...props} dangerouslySetInnerHTML={{ __html: json }} />;
}

const chunks = Object.fromEntries(
  Object.entries(manifest.assets.pages).map(([kind, path]) => [kind, withBase(path)]),
) as BootData["chunks"];
