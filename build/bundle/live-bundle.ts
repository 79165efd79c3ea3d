import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { type BuildOptions, build, type Plugin } from "esbuild";
import { assetsPath } from "../../shared/wire-names.ts";
import { type AssetFile, liveAssetPrefix } from "../base/asset-file.ts";
import { type BundleOptions, browserOptions, compileAhead } from "./options.ts";

export interface LiveBundle {
  files: AssetFile[];
  frames: string;
  document: string;
  styles: string;
  compiler: string;
  editor: string;
  /** Files of the playground's frame. */
  sandbox: { script: string; styles: string; layers: string };
  /** Font files that the styles reference, the same as in build/bundle/client-bundle.ts. */
  fonts: string[];
}

/** Bundled separately from the app: most pages do not use it, and a document of opaque origin cannot load the app's modules. */
export async function bundleLive(options: BundleOptions): Promise<LiveBundle> {
  const shared = browserOptions(options);
  const fonts: string[] = [];
  const bundle = async (entry: string, own: BuildOptions): Promise<AssetFile> => {
    const { outputFiles } = await build({ ...shared, ...own, entryPoints: [entry], write: false });
    const outputs = outputFiles.map(({ path, contents }) => ({ path: assetsPath + basename(path), contents }));
    fonts.push(...outputs.map(({ path }) => path).filter((path) => path.endsWith(".woff2")));
    const file = outputs.find(({ path }) => !fonts.includes(path));
    if (!file) throw new Error(`esbuild produced no output for ${entry}`);
    return file;
  };
  // The name prefix selects the security policy of live examples (build/served/write-output.ts).
  const inDocument = { entryNames: `${basename(liveAssetPrefix)}[name]-[hash]` };
  const script = { ...inDocument, format: "iife", plugins: [...shared.plugins, errorMessages] } satisfies BuildOptions;
  const [frames, document, styles, compiler, editor, sandbox, sandboxStyles, layers] = await Promise.all([
    bundle("packages/playground/live/frames.ts", {}),
    bundle("packages/playground/sandbox/document.tsx", { ...script, banner: { js: compileAhead } }),
    bundle("packages/playground/sandbox/document.css", inDocument),
    bundle("packages/playground/sandbox/compiler.ts", script),
    bundle("packages/playground/sandbox/editor.ts", script),
    bundle("packages/playground/sandbox/sandbox.tsx", { ...script, banner: { js: compileAhead } }),
    bundle("packages/playground/sandbox/sandbox.css", inDocument),
    bundle("packages/playground/sandbox/layers.ts", { ...script, plugins: [...script.plugins, livePackages] }),
  ]);
  return {
    files: [frames, document, styles, compiler, editor, sandbox, sandboxStyles, layers],
    frames: frames.path,
    document: document.path,
    styles: styles.path,
    compiler: compiler.path,
    editor: editor.path,
    sandbox: { script: sandbox.path, styles: sandboxStyles.path, layers: layers.path },
    fonts: [...new Set(fonts)],
  };
}

/** Craft.js strips its error messages in production; people trying things out need them. */
const errorMessages: Plugin = {
  name: "error-messages",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]tiny-invariant[\\/].*\.js$/ }, async ({ path }) => ({
      contents: (await readFile(path, "utf8")).replaceAll("process.env.NODE_ENV", '"development"'),
    }));
  },
};

/** A script in the sandbox's document uses the document's packages: there must be one React, and one Craft.js. */
const livePackages: Plugin = {
  name: "live-packages",
  setup({ onResolve, onLoad }) {
    const filter = /^(react|react\/jsx-runtime|react-dom|@craftjs\/core)$/;
    onResolve({ filter }, ({ path }) => ({ path, namespace: "live-packages" }));
    onLoad({ filter, namespace: "live-packages" }, ({ path }) => ({
      contents: `module.exports = window.livePackages[${JSON.stringify(path)}];`,
    }));
  },
};
