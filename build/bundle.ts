import { createHash } from "node:crypto";
import { basename, resolve } from "node:path";
import { type BuildOptions, build, type Metafile, type Plugin } from "esbuild";
import { assetsPath } from "../client/wire-names.ts";

/** How the code is bundled. */
export interface BundleOptions {
  contentDir: string;
  basePath: string;
  /** `development` keeps React's warnings and readable code. */
  mode: "production" | "development";
}

/** A file that the browser may ask for: its path on the site, without the base path, and its bytes. */
export interface AssetFile {
  path: string;
  contents: Uint8Array;
}

export interface ClientBundle {
  files: AssetFile[];
  start: string;
  styles: string;
  /** The chunks that the app consists of on every page, without those of single page kinds. */
  app: string[];
  /** Each example's entry script and stylesheet. */
  examples: Record<string, { script: string; styles: string | undefined }>;
  inlineScript: { code: string; hash: string };
}

const entries = { start: "client/start.ts", styles: "client/styles/index.css", app: "client/app-entry.tsx" };

/** Bundles what runs in the browser: hashed chunks, which may be kept forever. */
export async function bundleClient(options: BundleOptions, examples: string[]): Promise<ClientBundle> {
  const exampleEntries = Object.fromEntries(examples.map((name) => [name, `examples/${name}/main.ts`]));
  const result = await build({
    ...common(options),
    entryPoints: [entries.start, entries.styles, ...Object.values(exampleEntries)],
    splitting: true,
    metafile: true,
    outdir: "assets",
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    loader: { ".woff2": "file", ".svg": "file" },
    target: ["es2022", "chrome111", "safari16.4", "firefox115"],
  });
  const outputOf = (entry: string) => {
    const found = Object.entries(result.metafile.outputs).find(([, output]) => output.entryPoint === entry);
    if (!found) throw new Error(`esbuild made nothing of ${entry}`);
    return found;
  };
  const pathOf = ([output]: [string, unknown]) => assetsPath + basename(output);
  const app = outputOf(entries.app);
  return {
    files: result.outputFiles.map((file) => ({ path: assetsPath + basename(file.path), contents: file.contents })),
    start: pathOf(outputOf(entries.start)),
    styles: pathOf(outputOf(entries.styles)),
    app: [app[0], ...staticImports(result.metafile, app[0])].map((output) => assetsPath + basename(output)),
    examples: Object.fromEntries(
      Object.entries(exampleEntries).map(([name, entry]) => {
        const [output, { cssBundle }] = outputOf(entry);
        const styles = cssBundle && assetsPath + basename(cssBundle);
        return [name, { script: assetsPath + basename(output), styles }];
      }),
    ),
    inlineScript: await bundleInlineScript(options),
  };
}

/** The chunks that an output imports as soon as it runs, and what they import. */
function staticImports(metafile: Metafile, output: string, seen = new Set<string>()): Set<string> {
  for (const { path, kind } of metafile.outputs[output]?.imports ?? []) {
    if (kind !== "import-statement" || seen.has(path)) continue;
    seen.add(path);
    staticImports(metafile, path, seen);
  }
  return seen;
}

async function bundleInlineScript(options: BundleOptions): Promise<ClientBundle["inlineScript"]> {
  const result = await build({
    ...common(options),
    entryPoints: ["client/colour-mode-script.ts"],
    format: "iife",
    target: "es2020",
  });
  const code = result.outputFiles[0]?.text.trim() ?? "";
  return { code, hash: `'sha256-${createHash("sha256").update(code).digest("base64")}'` };
}

/** Bundles the worker. It imports its manifest from beside itself, so that a new page does not mean a new bundle. */
export async function bundleWorker(options: BundleOptions): Promise<string> {
  const result = await build({
    ...common(options),
    entryPoints: ["worker/index.ts"],
    external: ["./manifest.js"],
    conditions: ["workerd", "worker", "module"],
    target: "es2024",
  });
  return result.outputFiles[0]?.text ?? "";
}

function common({ contentDir, basePath, mode }: BundleOptions) {
  return {
    bundle: true,
    write: false,
    format: "esm",
    jsx: "automatic",
    jsxDev: mode === "development",
    minify: mode === "production",
    legalComments: "none",
    logLevel: "silent",
    define: {
      "process.env.NODE_ENV": JSON.stringify(mode),
      "process.env.BASE_PATH": JSON.stringify(basePath),
      "process.env.BUILD_YEAR": JSON.stringify(String(new Date().getUTCFullYear())),
    },
    plugins: [contentFrom(contentDir)],
  } satisfies BuildOptions;
}

/** Lets a site be built from another content folder than `content/`. */
function contentFrom(contentDir: string): Plugin {
  return {
    name: "content",
    setup({ onResolve }) {
      onResolve({ filter: /\/content\/\w+\.ts$/ }, ({ path }) => ({ path: resolve(contentDir, basename(path)) }));
    },
  };
}
