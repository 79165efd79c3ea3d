import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { type BuildOptions, build, type Plugin } from "esbuild";
import { assetsPath } from "../../shared/wire-names.ts";
import { type AssetFile, liveAssetPrefix } from "../base/asset-file.ts";
import { type BundleOptions, browserOptions, compileAhead } from "./options.ts";

/** Paths of the files. `sandbox…` and `layers` are for the playground’s frame. */
type Paths = Record<
  "frames" | "document" | "styles" | "compiler" | "editor" | "sandbox" | "sandboxStyles" | "layers",
  string
>;

export interface LiveBundle extends Paths {
  files: AssetFile[];
  /** Font files that the styles reference, the same as in build/bundle/client-bundle.ts. */
  fonts: string[];
}

/**
 * Bundles live examples separately from the app: most pages have none, and a document with an opaque origin cannot load the app's
 * modules.
 */
export async function bundleLive(options: BundleOptions): Promise<LiveBundle> {
  const shared = browserOptions(options);
  // The name prefix selects the security policy of live examples (build/served/write-output.ts).
  const inDocument = { entryNames: `${basename(liveAssetPrefix)}[name]-[hash]` };
  const script = { ...inDocument, format: "iife", plugins: [...shared.plugins, errorMessages] } satisfies BuildOptions;
  const entries: Record<keyof Paths, [file: string, overrides?: BuildOptions]> = {
    frames: ["live/frames.ts"],
    document: ["sandbox/document.tsx", { ...script, banner: { js: compileAhead } }],
    styles: ["sandbox/document.css", inDocument],
    compiler: ["sandbox/compiler.ts", script],
    editor: ["sandbox/editor.ts", script],
    sandbox: ["sandbox/sandbox.tsx", { ...script, banner: { js: compileAhead } }],
    sandboxStyles: ["sandbox/sandbox.css", inDocument],
    layers: ["sandbox/layers.ts", { ...script, plugins: [...script.plugins, livePackages] }],
  };
  const bundled = await Promise.all(
    Object.entries(entries).map(async ([name, [entry, overrides]]) => {
      const entryPoints = [`packages/playground/${entry}`];
      const { outputFiles } = await build({ ...shared, ...overrides, entryPoints, write: false });
      const outputs = outputFiles.map(({ path, contents }) => ({ path: assetsPath + basename(path), contents }));
      const isFont = ({ path }: AssetFile) => path.endsWith(".woff2");
      const file = outputs.find((output) => !isFont(output));
      if (!file) throw new Error(`esbuild produced no output for ${entry}`);
      return { name, file, fonts: outputs.filter(isFont).map(({ path }) => path) };
    }),
  );
  return {
    ...(Object.fromEntries(bundled.map(({ name, file }) => [name, file.path])) as Paths),
    files: bundled.map(({ file }) => file),
    fonts: [...new Set(bundled.flatMap(({ fonts }) => fonts))],
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

/** Makes a script in the sandbox use the packages of the sandbox's document, so that React and Craft.js are not loaded twice. */
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
