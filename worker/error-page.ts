import { withBase } from "browser/base-path.ts";
import { defaultColourMode } from "browser/names.ts";
import { iconPaths } from "../client/components/icon-paths.ts";
import { site } from "../content/site.ts";
import { manifest } from "./manifest.js";

/** The page for an error of the site itself: a template without React and KV, since either may have just failed. */
export function errorPage(title: string, text: string): string {
  return `<!DOCTYPE html>
<html lang="${site.locale}" dir="${site.direction}" data-theme="${defaultColourMode}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${site.title}</title>
<script>${manifest.inlineScripts.first.code}</script>
${manifest.assets.fonts.map((font) => `<link rel="preload" href="${withBase(font)}" as="font" type="font/woff2" crossorigin>`).join("\n")}
<link rel="stylesheet" href="${withBase(manifest.assets.styles)}">
<link rel="icon" href="${withBase("/favicon.svg")}" type="image/svg+xml">
</head>
<body>
<main class="failure">
<p class="failure-title"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${iconPaths.logo}"/></svg>${site.title}</p>
<h1>${title}</h1>
<p>${text}</p>
<p class="actions"><a class="button primary" href="">Try again</a><a class="button" href="${withBase("/")}">Go to the start page</a></p>
</main>
</body>
</html>`;
}
