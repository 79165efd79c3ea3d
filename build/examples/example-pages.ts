import { glob, readFile } from "node:fs/promises";
import { basePath, withBase } from "../../shared/base-path.ts";
import { assetsPath } from "../../shared/wire-names.ts";
import { type AssetFile, textFile } from "../asset-file.ts";
import type { ClientBundle } from "../bundle/client-bundle.ts";
import { contentHash } from "../hash.ts";
import type { ExampleHome } from "./example-homes.ts";
import { exampleFiles, sourceTabs } from "./example-source.ts";
import { firstView } from "./first-view.ts";
import { fontLinks } from "./font-links.ts";

const firstPlace = "<!-- first view -->";
const sourcePlace = "<!-- source -->";

/** Names of the example apps: the folders of `examples/`. */
export async function exampleNames(): Promise<string[]> {
  const pages = await Array.fromAsync(glob("examples/*/index.html"));
  return pages.map((page) => page.replaceAll("\\", "/").split("/")[1] ?? "").sort();
}

/** The file with the HTML of an example, `basic`, or of a step of one, `basic/step-1`. */
function htmlFile(name: string): string {
  const [example, step] = name.split("/");
  return `examples/${example}/${step ? "step" : "index"}.html`;
}

/**
 * The HTML of each example and of each step, with the names that its script, its styles and the site's base path have in
 * this build, and with its source and its first view where the page has a place for them.
 * @param homes a step says that the page which shows it stands for it: alone, it would compete with its page in search
 */
export async function examplePages(
  bundle: ClientBundle,
  origin: string,
  homes: ReadonlyMap<string, ExampleHome>,
): Promise<AssetFile[]> {
  const files = await Promise.all(
    Object.entries(bundle.examples).map(async ([name, { script, styles, modules }]) => {
      const html = await readFile(htmlFile(name), "utf8");
      const address = `/examples/${name}`;
      const others: AssetFile[] = [];
      const first = html.includes(firstPlace) ? await firstView(name) : { html: "", css: "" };
      const firstStyles = textFile(`${assetsPath}first-${contentHash(first.css)}.css`, first.css);
      if (first.css) others.push(firstStyles);
      const hasSource = html.includes(sourcePlace);
      const head = [
        `<link rel="canonical" href="${origin}${withBase(homes.get(address)?.path ?? address)}">`,
        `<script>${bundle.inlineScripts.first.code}</script>`,
        // The others are framed by pages that have them, or wait for them.
        ...(hasSource ? fontLinks(bundle.assets.fonts) : []),
        styles && `<link rel="stylesheet" href="${withBase(styles)}">`,
        first.css && `<link rel="stylesheet" href="${withBase(firstStyles.path)}">`,
        `<script type="module" src="${withBase(script)}"></script>`,
        // Asked for at once, not one after the other as each is read; and after what the first paint needs.
        ...modules.map((module) => `<link rel="modulepreload" fetchpriority="low" href="${withBase(module)}">`),
      ];
      const othersAt = (panels: string) => {
        const file = textFile(`${assetsPath}source-${name}-${contentHash(panels)}.json`, JSON.stringify(panels));
        others.push(file);
        return withBase(file.path);
      };
      const source = hasSource ? sourceTabs(await exampleFiles(name), othersAt) : "";
      const filled = html
        .replaceAll('href="/', `href="${basePath}`)
        .replaceAll("%step%", name.replace(/^.*-/, ""))
        .replace("<!-- head -->", () => head.filter(Boolean).join("\n    "))
        .replace(firstPlace, () => first.html)
        .replace(sourcePlace, () => source);
      // Under its own name among the assets, as Cloudflare would answer requests for that name past the worker.
      const file = textFile(`${assetsPath}example-${name.replace("/", "-")}-${contentHash(filled)}.html`, filled);
      return [{ ...file, address }, ...others];
    }),
  );
  return files.flat();
}
