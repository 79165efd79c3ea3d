import { readFile } from "node:fs/promises";
import { basePath, withBase } from "browser/base-path.ts";
import { assetsPath } from "../../shared/wire-names.ts";
import { type AssetFile, documentPrefixes, textFile } from "../base/asset-file.ts";
import { contentHash } from "../base/hash.ts";
import type { ClientBundle } from "../bundle/client-bundle.ts";
import type { ExampleHome } from "./example-homes.ts";
import { exampleFiles, sourceTabs } from "./example-source.ts";
import { firstView } from "./first-view.ts";

const firstPlace = "<!-- first view -->";
const firstStylesPlace = "<!-- first styles -->";
const sourcePlace = "<!-- source -->";

function htmlFile(name: string): string {
  const [example, step] = name.split("/");
  return `examples/${example}/${step ? "step" : "index"}.html`;
}

/**
 * Shows a first view with the attribute `hidden` once the example's own style sheet sets `--first-view: block`, as a frame may be
 * painted before its style sheets have loaded. This style sheet follows such a view, so that no part of it is shown: parts that
 * are parsed later would move the others.
 */
const shownWhenStyled = ":is(#root, #editor)[hidden]{display:var(--first-view, none)}";

/**
 * Renders the HTML of each example (`basic`) and step (`basic/step-1`).
 * @param homes pages that show the steps: their canonical pages, so that the two do not compete in search engines
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
      const others: AssetFile[] = [];
      const first = html.includes(firstPlace) ? await firstView(name) : { html: "", css: "" };
      const firstCss = `${first.css}\n${shownWhenStyled}`;
      const firstStyles = textFile(`${assetsPath}first-${contentHash(firstCss)}.css`, firstCss);
      if (first.css) others.push(firstStyles);
      const hasSource = html.includes(sourcePlace);
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
      const othersAt = (panels: string) => {
        const file = textFile(`${assetsPath}source-${name}-${contentHash(panels)}.json`, JSON.stringify(panels));
        others.push(file);
        return withBase(file.path);
      };
      const source = hasSource ? await sourceTabs(await exampleFiles(name), othersAt) : "";
      const filled = html
        .replaceAll('href="/', `href="${basePath}`)
        .replaceAll("%step%", name.replace(/^.*-/, ""))
        .replace("<!-- head -->", () => head.filter(Boolean).join("\n    "))
        .replace(firstPlace, () => first.html)
        .replace(firstStylesPlace, () => first.css && `<link rel="stylesheet" href="${withBase(firstStyles.path)}">`)
        .replace(sourcePlace, () => source);
      // Stored under a hashed asset name: under its real name, Cloudflare would serve it without the worker.
      const file = textFile(`${documentPrefixes.page}${name.replace("/", "-")}-${contentHash(filled)}.html`, filled);
      return [{ ...file, urlPath }, ...others];
    }),
  );
  return files.flat();
}

/** Preload links. The fonts are `font-display: optional`, so on a first visit a late request is too late. */
export function fontLinks(fonts: string[]): string[] {
  return fonts.map((font) => `<link rel="preload" href="${withBase(font)}" as="font" type="font/woff2" crossorigin>`);
}
