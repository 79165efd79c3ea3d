import { withBase } from "browser/base-path.ts";
import { defaultColourMode, playgroundPath } from "browser/names.ts";
import { codeHtml } from "pages";
import { liveExamplePath, sandboxPath } from "playground/names.ts";
import {
  type DocumentData,
  documentDataId,
  type LiveExampleData,
  type SandboxData,
} from "playground/sandbox/document-data.ts";
import { escapeHtml } from "../../shared/html-text.ts";
import { type AssetFile, documentPrefixes, textFile } from "../base/asset-file.ts";
import { contentHash } from "../base/hash.ts";
import type { LiveBundle } from "../bundle/live-bundle.ts";
import type { Settings } from "../settings/settings.ts";
import { readLiveSources } from "../sources/live-sources.ts";
import type { ExampleHome } from "./example-homes.ts";
import { fontLinks } from "./example-pages.ts";

interface LiveDocument {
  urlPath: string;
  title: string;
  description: string;
  /** Path of the page that shows it: its canonical URL, so that the two do not compete in search engines. */
  home: string;
  styles: string;
  script: string;
  /** Files to preload. */
  fonts: string[];
  data: LiveExampleData | SandboxData;
}

/** Renders the documents of live examples, and of the playground's frame. */
export async function liveDocuments(
  contentDir: string,
  bundle: LiveBundle,
  site: Settings["site"],
  homes: ReadonlyMap<string, ExampleHome>,
): Promise<AssetFile[]> {
  const { origin, sandboxOrigin } = site;
  const common: DocumentData = {
    compiler: withBase(bundle.compiler),
    ...(sandboxOrigin === null ? {} : { origins: { sandbox: sandboxOrigin, pages: origin } }),
  };
  const examples = (await readLiveSources(contentDir)).map(({ name, source, code }): LiveDocument => {
    const urlPath = liveExamplePath(name);
    const home = homes.get(urlPath);
    const html = codeHtml(source, "tsx");
    return {
      urlPath,
      title: `Live example: ${home?.exampleTitle ?? name}`,
      description: description(home),
      home: home?.path ?? urlPath,
      styles: bundle.styles,
      script: bundle.document,
      fonts: bundle.fonts,
      data: { source, html, code, editor: withBase(bundle.editor), ...common },
    };
  });
  const playground: LiveDocument = {
    urlPath: sandboxPath,
    title: "The playground's frame",
    description: "The sandboxed document in which the playground of the Craft.js documentation runs a project.",
    home: playgroundPath,
    styles: bundle.sandboxStyles,
    script: bundle.sandbox,
    fonts: [], // browsers warn about fonts that a hidden frame has not used
    data: { ...common, layers: withBase(bundle.layers) },
  };
  return [...examples, playground].map((document) => documentFile(document, site));
}

function documentFile(
  { urlPath, title, description, home, styles, script, fonts, data }: LiveDocument,
  { origin, locale, direction }: Settings["site"],
): AssetFile {
  const html = `<!DOCTYPE html>
<html lang="${locale}" dir="${direction}" data-theme="${defaultColourMode}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escapeHtml(title)} | Craft.js</title>
    <meta name="description" content="${escapeHtml(description)}">
    <link rel="canonical" href="${origin}${withBase(home)}">
    <link rel="icon" href="data:,">
    ${fontLinks(fonts).join("\n    ")}
    <link rel="stylesheet" href="${withBase(styles)}">
    <script type="application/json" id="${documentDataId}">${jsonInHtml(data)}</script>
    <script defer crossorigin src="${withBase(script)}"></script>
  </head>
  <body></body>
</html>
`;
  // The path prefix applies the same policy to direct requests (build/served/write-output.ts).
  const path = `${documentPrefixes.live}${urlPath.split("/").at(-1)}-${contentHash(html)}.html`;
  return { ...textFile(path, html), urlPath };
}

function description(home: ExampleHome | undefined): string {
  const subject = home
    ? `from the page “${home.title}” of the Craft.js documentation`
    : "of the Craft.js documentation";
  return `A page editor ${subject}, with its editable source, its nodes and its JSON.`;
}

/** JSON that cannot close a script element or open a comment. */
function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
