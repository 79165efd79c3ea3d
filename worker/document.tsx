import { App, type Screen } from "../client/app.tsx";
import { withBase } from "../client/base-path.ts";
import { appElementId } from "../client/wire-names.ts";
import { defaultColourMode, generatorVersion, site } from "../content/site.ts";
import { manifest } from "./manifest.js";

/** The HTML document around the app. React in the browser takes over what is inside of the app's element. */
export function Document({ screen }: { screen: Screen }) {
  const { assets, inlineScript, release } = manifest;
  return (
    <html
      lang={site.locale}
      dir={site.direction}
      data-theme={defaultColourMode}
      data-release={release}
      data-app={assets.app.map(withBase).join(" ")}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="generator" content={`${site.title} site ${generatorVersion}`} />
        <meta property="og:site_name" content={site.title} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, which the security policy knows by its hash */}
        <script dangerouslySetInnerHTML={{ __html: inlineScript.code }} />
        <link rel="stylesheet" href={withBase(assets.styles)} />
        <link rel="icon" href={withBase("/favicon.svg")} type="image/svg+xml" />
        <script type="module" src={withBase(assets.start)} />
      </head>
      <body>
        <div id={appElementId}>
          <App screen={screen} />
        </div>
      </body>
    </html>
  );
}
