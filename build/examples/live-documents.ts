import { type PlaygroundData, playgroundDataId } from "../../examples/live/playground-data.ts";
import { withBase } from "../../shared/base-path.ts";
import { defaultColourMode } from "../../shared/constants.ts";
import { escapeHtml } from "../../shared/html-text.ts";
import { liveExamplePath } from "../../shared/wire-names.ts";
import { type AssetFile, liveAssetPrefix, textFile } from "../asset-file.ts";
import type { LiveBundle } from "../bundle/live-bundle.ts";
import { contentHash } from "../hash.ts";
import type { Settings } from "../settings.ts";
import type { ExampleHome } from "./example-homes.ts";
import { fontLinks } from "./font-links.ts";
import { readLiveSources } from "./live-sources.ts";

/** Renders live examples' documents. The page that shows one is its canonical URL: they would compete in search. */
export async function liveDocuments(
  contentDir: string,
  bundle: LiveBundle,
  { origin, locale, direction }: Settings["site"],
  homes: ReadonlyMap<string, ExampleHome>,
): Promise<AssetFile[]> {
  const sources = await readLiveSources(contentDir);
  return sources.map(({ name, source, code }) => {
    const given: PlaygroundData = { source, code, compiler: withBase(bundle.compiler) };
    const address = liveExamplePath(name);
    const home = homes.get(address);
    const html = `<!DOCTYPE html>
<html lang="${locale}" dir="${direction}" data-theme="${defaultColourMode}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escapeHtml(`Live example: ${home?.exampleTitle ?? name}`)} | Craft.js</title>
    <meta name="description" content="${escapeHtml(description(home))}">
    <link rel="canonical" href="${origin}${withBase(home?.path ?? address)}">
    <link rel="icon" href="data:,">
    ${fontLinks(bundle.fonts).join("\n    ")}
    <link rel="stylesheet" href="${withBase(bundle.styles)}">
    <script type="application/json" id="${playgroundDataId}">${jsonInHtml(given)}</script>
    <script defer src="${withBase(bundle.document)}"></script>
  </head>
  <body></body>
</html>
`;
    // The name prefix applies the same policy to direct requests (build/write-output.ts).
    const path = `${liveAssetPrefix}example-${name}-${contentHash(html)}.html`;
    return { ...textFile(path, html), address };
  });
}

function description(home: ExampleHome | undefined): string {
  const subject = home
    ? `from the page “${home.title}” of the Craft.js documentation`
    : "of the Craft.js documentation";
  return `A page editor ${subject}, with its source to change, its nodes and its JSON.`;
}

/** JSON that cannot close a script element or open a comment. */
function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
