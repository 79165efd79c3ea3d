import { App, type Screen } from "../client/app.tsx";
import { site } from "../content/site.ts";
import { withBase } from "../shared/base-path.ts";
import { defaultColourMode, generatorVersion } from "../shared/constants.ts";
import type { PageHead } from "../shared/page-data.ts";
import { announcerId, appElementId, pictureSize, themeColour } from "../shared/wire-names.ts";
import { BaseUrlBanner } from "./base-url-banner.tsx";
import { manifest } from "./manifest.js";
import { SearchDialog } from "./search-dialog.tsx";
import { ShortcutsDialog } from "./shortcuts-dialog.tsx";

/** The main page of each docs version by its name, for client/start/docs-version.ts. */
const docsVersions = JSON.stringify(
  Object.fromEntries(site.versions.map(({ name, path, mainDoc }) => [name, `${path}/${mainDoc}`])),
);

/** The HTML document around the app. React in the browser takes over what is inside of the app's element. */
export function Document({ screen }: { screen: Screen }) {
  const { assets, inlineScripts, inlineStyle, release } = manifest;
  const isBase = screen.data.page.kind === "landing";
  return (
    <html
      lang={site.locale}
      dir={site.direction}
      data-theme={defaultColourMode}
      data-release={release}
      data-app={[...assets.app, assets.pages[screen.data.page.kind]].map(withBase).join(" ")}
      data-live={withBase(assets.live)}
      data-docs-versions={docsVersions}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="generator" content={`${site.title} site ${generatorVersion}`} />
        <meta property="og:site_name" content={site.title} />
        <Inline tag="script" code={inlineScripts.first.code} />
        {isBase && <Inline tag="script" code={inlineScripts.baseUrl.code} />}
        <Inline tag="style" code={inlineStyle.code} />
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
        <SocialPicture head={screen.data.head} />
        <script type="module" src={withBase(assets.start)} />
      </head>
      <body>
        {isBase && <BaseUrlBanner />}
        <div id={appElementId}>
          <App screen={screen} />
        </div>
        {/* Outside of what React takes over: it may have been told something before. */}
        <div id={announcerId} className="sr-only" role="status" />
        <ShortcutsDialog />
        <SearchDialog />
      </body>
    </html>
  );
}

/** Who shows a link to a page with its picture reads the HTML alone, so this is no part of what the browser takes over. */
function SocialPicture({ head: { picture, title } }: { head: PageHead }) {
  if (!picture) return null;
  return (
    <>
      <meta property="og:image" content={site.origin + withBase(picture)} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(pictureSize.width)} />
      <meta property="og:image:height" content={String(pictureSize.height)} />
      <meta property="og:image:alt" content={`${title} (${site.title})`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function Inline({ tag: Tag, code }: { tag: "script" | "style"; code: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, which the security policy knows by its hash
  return <Tag dangerouslySetInnerHTML={{ __html: code }} />;
}
