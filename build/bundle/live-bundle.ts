import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { type BuildOptions, build, type Plugin } from "esbuild";
import { assetsPath } from "../../shared/wire-names.ts";
import { type AssetFile, liveAssetPrefix } from "../asset-file.ts";
import { type BundleOptions, browserOptions, compileAhead } from "./options.ts";

/** The files of live examples, by their paths on the site. */
export interface LiveBundle {
  files: AssetFile[];
  /** What brings examples into a page: a module. */
  frames: string;
  /** What their documents consist of, and the compiler that is fetched later: plain scripts. */
  document: string;
  styles: string;
  compiler: string;
  /** The fonts that the styles name: the files that all pages have (build/bundle/client-bundle.ts). */
  fonts: string[];
}

/**
 * Bundles what live examples need. Nothing of it is shared with the app: a page without one loads none of it, and a
 * document of opaque origin could not load the app's modules anyway.
 */
export async function bundleLive(options: BundleOptions): Promise<LiveBundle> {
  const shared = browserOptions(options);
  const fonts: string[] = [];
  const bundle = async (entry: string, own: BuildOptions): Promise<AssetFile> => {
    const { outputFiles } = await build({ ...shared, ...own, entryPoints: [entry], write: false });
    const made = outputFiles.map(({ path, contents }) => ({ path: assetsPath + basename(path), contents }));
    fonts.push(...made.map(({ path }) => path).filter((path) => path.endsWith(".woff2")));
    const file = made.find(({ path }) => !fonts.includes(path));
    if (!file) throw new Error(`esbuild made nothing of ${entry}`);
    return file;
  };
  // By its name, a file gets the policy of a live example's document (build/write-output.ts).
  const inDocument = { entryNames: `${basename(liveAssetPrefix)}[name]-[hash]` };
  const script: BuildOptions = { ...inDocument, format: "iife", plugins: [...shared.plugins, errorMessages] };
  const [frames, document, styles, compiler] = await Promise.all([
    bundle("client/live/frames.ts", {}),
    bundle("examples/live/document.tsx", { ...script, banner: { js: compileAhead } }),
    bundle("examples/live/document.css", inDocument),
    bundle("examples/live/compiler.ts", script),
  ]);
  return {
    files: [frames, document, styles, compiler],
    frames: frames.path,
    document: document.path,
    styles: styles.path,
    compiler: compiler.path,
    fonts,
  };
}

/** Craft.js leaves the messages out of its errors in production; who tries something out needs them. */
const errorMessages: Plugin = {
  name: "error-messages",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]tiny-invariant[\\/].*\.js$/ }, async ({ path }) => ({
      contents: (await readFile(path, "utf8")).replaceAll("process.env.NODE_ENV", '"development"'),
    }));
  },
};
