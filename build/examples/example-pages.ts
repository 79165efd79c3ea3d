import { readFile } from "node:fs/promises";
import { basePath, withBase } from "browser/base-path.ts";
import { assetsPath } from "../../shared/wire-names.ts";
import { type AssetFile, documentPrefixes, textFile } from "../base/asset-file.ts";
import { contentHash } from "../base/hash.ts";
import type { ClientBundle } from "../bundle/client-bundle.ts";
import type { ExampleHome } from "./example-homes.ts";
import { exampleFiles, sourceTabs } from "./example-source.ts";
import { firstView } from "./first-view.ts";

const viewPlaceholder = "<!-- first view -->";
const stylesPlaceholder = "<!-- first styles -->";
const sourcePlaceholder = "<!-- source -->";

function htmlFile(name: string): string {
  const [example, step] = name.split("/");
  return `examples/${example}/${step ? "step" : "index"}.html`;
}

/**
 * Hides a prerendered view until the example's style sheet sets `--first-view: block`, as a frame may be painted before its styles
 * have loaded. These styles come after the view, so that a half-parsed view is not shown.
 */
const shownWhenStyled = ":is(#root, #editor)[hidden]{display:var(--first-view, none)}";

/**
 * Renders the HTML of each example (`basic`) and step (`tutorial/step-1`).
 * @param homes the page that embeds each step, used as the step's canonical URL
 */
export async function examplePages(
  bundle: ClientBundle,
  origin: string,
  homes: ReadonlyMap<string, ExampleHome>,
): Promise<AssetFile[]> {
  const files = await Promise.all(
    Object.entries(bundle.examples).map(async ([name, { script, styles, modules }]) => {
      const html = await readFile(htmlFile(name), "utf8");
      const urlPath = `/examples/${name}`;
      const assets: AssetFile[] = [];
      const view = html.includes(viewPlaceholder) ? await firstView(name) : { html: "", css: "" };
      const viewCss = `${view.css}\n${shownWhenStyled}`;
      const viewStyles = textFile(`${assetsPath}first-${contentHash(viewCss)}.css`, viewCss);
      if (view.css) assets.push(viewStyles);
      const hasSource = html.includes(sourcePlaceholder);
      const head = [
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        `<link rel="icon" href="${withBase("/favicon.svg")}" type="image/svg+xml">`,
        `<link rel="canonical" href="${origin}${withBase(homes.get(urlPath)?.path ?? urlPath)}">`,
        `<script>${bundle.inlineScripts.first.code}</script>`,
        // Steps are framed by pages that preload the fonts.
        ...(name.includes("/") ? [] : fontLinks(bundle.assets.fonts)),
        styles && `<link rel="stylesheet" href="${withBase(styles)}">`,
        `<script type="module" src="${withBase(script)}"></script>`,
        // Preload all modules at once to avoid a waterfall, at low priority so that they do not delay the first paint.
        ...modules.map((module) => `<link rel="modulepreload" fetchpriority="low" href="${withBase(module)}">`),
      ];
      const storePanels = (panels: string) => {
        const file = textFile(`${assetsPath}source-${name}-${contentHash(panels)}.json`, JSON.stringify(panels));
        assets.push(file);
        return withBase(file.path);
      };
      const source = hasSource ? await sourceTabs(await exampleFiles(name), storePanels) : "";
      const page = html
        .replaceAll('href="/', `href="${basePath}`)
        .replaceAll("%step%", name.replace(/^.*-/, ""))
        .replace("<!-- head -->", () => head.filter(Boolean).join("\n    "))
        .replace(viewPlaceholder, () => view.html)
        .replace(stylesPlaceholder, () => view.css && `<link rel="stylesheet" href="${withBase(viewStyles.path)}">`)
        .replace(sourcePlaceholder, () => source);
      // Stored under a hashed asset name: under its real name, Cloudflare would serve it without the worker.
      const file = textFile(`${documentPrefixes.page}${name.replace("/", "-")}-${contentHash(page)}.html`, page);
      return [{ ...file, urlPath }, ...assets];
    }),
  );
  return files.flat();
}

/** Preload links. The fonts are `font-display: optional`, so a font that arrives late is not used on the first visit. */
export function fontLinks(fonts: string[]): string[] {
  return fonts.map((font) => `<link rel="preload" href="${withBase(font)}" as="font" type="font/woff2" crossorigin>`);
}
