import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { basename, parse, relative } from "node:path";
import { withBase } from "browser/base-path.ts";
import { type BuildOptions, build, type Metafile, type OutputFile, type Plugin } from "esbuild";
import { posixPath } from "files/posix-path.ts";
import type { PageKind } from "../../shared/page-data.ts";
import { assetsPath } from "../../shared/wire-names.ts";
import type { InlineCode, Manifest } from "../../worker/manifest.d.ts";
import type { AssetFile } from "../base/asset-file.ts";
import { type ExampleStep, stepEntry, stepFiles } from "../live/example-steps.ts";
import type { FontRole } from "./fonts.ts";
import { type BundleOptions, browserOptions, commonOptions, compileAhead } from "./options.ts";

export interface ClientBundle {
  files: AssetFile[];
  /** Asset paths that pages reference. Live examples have a separate bundle. */
  assets: Omit<Manifest["assets"], "live">;
  examples: Record<string, { script: string; styles: string | undefined; modules: string[] }>;
  inlineScripts: Manifest["inlineScripts"];
}

const appEntry = "client/app/entry.tsx";
const stylesEntry = "client/styles/index.css";
const searchFile = "client/search/dialog-body.tsx";
const pageFile = (kind: string) => `client/pages/${kind}.tsx`;
const chunkEntry = (file: string) => `chunk:${file}`;
const exampleEntry = (name: string) => `examples/${name}/main.ts`;

/** One chunk per file in client/pages/. The cast is safe as long as worker/render.tsx has a component for each file. */
const pageKinds = globSync("client/pages/*.tsx")
  .map((file) => parse(file).name as PageKind)
  .sort();

/** Bundles the browser code into hashed files, which can be cached forever. */
export async function bundleClient(
  options: BundleOptions,
  examples: string[],
  steps: ExampleStep[],
): Promise<ClientBundle> {
  const shared = browserOptions(options);
  const pathOf = (output: string) => assetsPath + basename(output);
  const [start, chunks] = await Promise.all([
    bundleStartScript(shared),
    build({
      ...shared,
      entryPoints: [
        { in: appEntry, out: "app" },
        ...[stylesEntry, ...examples.map(exampleEntry)].map((file) => ({ in: file, out: parse(file).name })),
        ...steps.map((step) => ({ in: stepEntry(step), out: "step" })),
        { in: chunkEntry(searchFile), out: "search-dialog" },
        ...pageKinds.map((kind) => ({ in: chunkEntry(pageFile(kind)), out: kind })),
      ],
      splitting: true,
      metafile: true,
      banner: { js: compileAhead },
      plugins: [...shared.plugins, stepFiles(steps), chunkEntries],
    }),
  ]);
  const { metafile } = chunks;
  const app = withImports(metafile, appEntry);
  const chunkPath = (file: string) => {
    const [chunk = "", ...extraChunks] = withImports(metafile, chunkEntry(file)).filter(
      (output) => !app.includes(output),
    );
    if (extraChunks.length > 0) {
      const inputs = extraChunks.flatMap((output) => Object.keys(metafile.outputs[output]?.inputs ?? {})).join(", ");
      throw new Error(`${file} shares code that is not in the app: export it from ${appEntry} (${inputs})`);
    }
    return pathOf(chunk);
  };
  const pages = pageKinds.map((kind) => [kind, chunkPath(pageFile(kind))] as const);
  const exampleEntries = [
    ...examples.map((name) => [name, exampleEntry(name)] as const),
    ...steps.map((step) => [step.name, stepEntry(step)] as const),
  ];
  const exampleFiles = exampleEntries.map(([name, entry]) => {
    const output = outputOf(metafile, entry);
    const styles = metafile.outputs[output]?.cssBundle;
    const modules = [...modulesLoadedAtStart(metafile, output)].map(pathOf);
    return [name, { script: pathOf(output), styles: styles && pathOf(styles), modules }] as const;
  });
  return {
    files: [...start, ...chunks.outputFiles].map(({ path, contents }) => ({
      path: pathOf(path),
      contents,
    })),
    assets: {
      start: pathOf(start[0]?.path ?? ""),
      styles: pathOf(outputOf(metafile, stylesEntry)),
      // Preload order: on a slow connection, the body font loads first.
      fonts: (["sans", "mono"] satisfies FontRole[]).flatMap((role) =>
        Object.keys(metafile.outputs)
          .map(pathOf)
          .filter((path) => path.endsWith(".woff2") && path.includes(`/${role}-`)),
      ),
      app: app.map(pathOf),
      pages: Object.fromEntries(pages) as Manifest["assets"]["pages"],
      searchDialog: chunkPath(searchFile),
    },
    examples: Object.fromEntries(exampleFiles),
    inlineScripts: {
      first: await bundleInline(options, "client/start/first-script.ts"),
      baseUrl: await bundleInline(options, "client/start/base-url-script.ts"),
    },
  };
}

/**
 * Bundles the start script and the progress bar separately: with code splitting, the start script would wait for a shared chunk.
 * Returns the start script first.
 */
async function bundleStartScript(shared: BuildOptions & { write: false }): Promise<OutputFile[]> {
  const bar = await build({ ...shared, entryPoints: ["nprogress"] });
  const url = withBase(assetsPath + basename(bar.outputFiles[0]?.path ?? ""));
  const barPath: Plugin = {
    name: "progress-bar",
    setup: ({ onResolve }) => onResolve({ filter: /^nprogress$/ }, () => ({ path: url, external: true })),
  };
  const plugins = [...(shared.plugins ?? []), barPath];
  const start = await build({ ...shared, entryPoints: ["client/start/start.ts"], plugins });
  return [...start.outputFiles, ...bar.outputFiles];
}

async function bundleInline(options: BundleOptions, entry: string): Promise<InlineCode> {
  const result = await build({
    ...commonOptions(options),
    entryPoints: [entry],
    format: "iife",
    target: "es2020",
  });
  const code = result.outputFiles[0]?.text.trim() ?? "";
  return { code, hash: `'sha256-${createHash("sha256").update(code).digest("base64")}'` };
}

function outputOf({ outputs }: Metafile, entry: string): string {
  const output = Object.keys(outputs).find((name) => outputs[name]?.entryPoint === entry);
  if (!output) throw new Error(`esbuild produced no output for ${entry}`);
  return output;
}

/** Returns the entry's output file and all its transitive static imports. */
function withImports(metafile: Metafile, entry: string): string[] {
  const output = outputOf(metafile, entry);
  return [output, ...staticImports(metafile, output)];
}

function staticImports(metafile: Metafile, output: string, visited = new Set<string>()): Set<string> {
  for (const { path, kind } of metafile.outputs[output]?.imports ?? []) {
    if (kind !== "import-statement" || visited.has(path)) continue;
    visited.add(path);
    staticImports(metafile, path, visited);
  }
  return visited;
}

/** Returns a script's static imports and its own `import()` targets, which an example loads as it starts. */
function modulesLoadedAtStart(metafile: Metafile, entry: string): Set<string> {
  const modules = staticImports(metafile, entry);
  for (const { path, kind } of metafile.outputs[entry]?.imports ?? []) {
    if (kind === "dynamic-import") staticImports(metafile, path, modules).add(path);
  }
  return modules;
}

/** Keeps shared code in the app, which every page loads, rather than in a chunk for each combination of entries. */
export const chunkEntries: Plugin = {
  name: "chunks",
  setup({ onResolve, onLoad, resolve }) {
    onResolve({ filter: /^chunk:/ }, ({ path }) => ({ path: path.slice("chunk:".length), namespace: "chunk" }));
    // Resolves `import()` of a page to the chunk of its entry point.
    onResolve({ filter: /\.tsx$/ }, async ({ kind, path, resolveDir }) => {
      if (kind !== "dynamic-import") return null;
      const { path: file, errors } = await resolve(path, { resolveDir, kind: "import-statement" });
      return errors.length > 0 ? { errors } : { path: posixPath(relative(".", file)), namespace: "chunk" };
    });
    onLoad({ filter: /.*/, namespace: "chunk" }, ({ path }) => ({
      contents: `import "./${appEntry}"; export * from "./${path}";`,
      resolveDir: process.cwd(),
    }));
  },
};
