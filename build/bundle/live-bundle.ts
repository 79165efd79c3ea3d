import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { build, type Plugin } from "esbuild";
import { assetsPath, liveAssetPrefix } from "../../client/wire-names.ts";
import { type AssetFile, type BundleOptions, browsers, common, hashedNames } from "./bundle.ts";

/** The files of live examples, by their paths on the site. */
export interface LiveBundle {
  files: AssetFile[];
  /** What brings examples into a page: a module. */
  frames: string;
  /** What their documents consist of, and the compiler that is fetched later: plain scripts. */
  document: string;
  styles: string;
  compiler: string;
}

/**
 * Bundles what live examples need. Nothing of it is shared with the app: a page without one loads none of it, and a
 * document of opaque origin could not load the app's modules anyway.
 */
export async function bundleLive(options: BundleOptions): Promise<LiveBundle> {
  const shared = { ...common(options), target: browsers, outdir: "assets", ...hashedNames };
  const plugins = [...shared.plugins, errorMessages];
  const prefix = basename(liveAssetPrefix);
  const scripts = { document: "client/live/document.tsx", compiler: "client/live/compiler.ts" };
  const [frames, styles, ...others] = await Promise.all([
    build({ ...shared, entryPoints: ["client/live/frames.ts"] }),
    build({ ...shared, entryPoints: [{ in: "client/live/live.css", out: `${prefix}styles` }] }),
    ...Object.entries(scripts).map(([name, entry]) =>
      build({ ...shared, plugins, format: "iife", entryPoints: [{ in: entry, out: prefix + name }] }),
    ),
  ]);
  const [framesFile, stylesFile, documentFile, compilerFile] = [frames, styles, ...others].map((result) => {
    const [file] = result.outputFiles;
    if (!file) throw new Error("esbuild made nothing of a live example's file");
    return { path: assetsPath + basename(file.path), contents: file.contents };
  });
  if (!framesFile || !stylesFile || !documentFile || !compilerFile) throw new Error("a live example's file is missing");
  return {
    files: [framesFile, stylesFile, documentFile, compilerFile],
    frames: framesFile.path,
    document: documentFile.path,
    styles: stylesFile.path,
    compiler: compilerFile.path,
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
