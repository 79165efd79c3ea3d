import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { basename, parse } from "node:path";
import { type BuildOptions, build, type OutputFile, type Plugin } from "esbuild";
import { withBase } from "../../shared/base-path.ts";
import type { PageKind } from "../../shared/page-data.ts";
import { assetsPath } from "../../shared/wire-names.ts";
import type { InlineCode, Manifest } from "../../worker/manifest.d.ts";
import type { AssetFile } from "../asset-file.ts";
import { type ExampleStep, stepEntry, stepFiles } from "../examples/example-steps.ts";
import type { FontRole } from "../fonts/fonts.ts";
import { outputOf, startModules, withImports } from "./chunks.ts";
import { allCalled, compileWrappersEagerly } from "./eager-compilation.ts";
import { type BundleOptions, browserOptions, commonOptions } from "./options.ts";

export interface ClientBundle {
  files: AssetFile[];
  /** What pages name of these files: all but what brings live examples, which is a bundle of its own. */
  assets: Omit<Manifest["assets"], "live">;
  /** The entry script and the stylesheet of each example, and of each step of one, and the modules that it starts with. */
  examples: Record<string, { script: string; styles: string | undefined; modules: string[] }>;
  inlineScripts: Manifest["inlineScripts"];
  inlineStyle: Manifest["inlineStyle"];
}

const appEntry = "client/app-entry.tsx";
const stylesEntry = "client/styles/index.css";
const pageFile = (kind: string) => `client/pages/${kind}.tsx`;
const pageEntry = (kind: string) => `page:${kind}`;
const exampleEntry = (name: string) => `examples/${name}/main.ts`;

/** Each kind of page has a file of its own. The type checker compares them with `PageKind` in worker/page-components.ts. */
const pageKinds = globSync("client/pages/*.tsx")
  .map((file) => parse(file).name as PageKind)
  .sort();

/** Bundles what runs in the browser: hashed files, which may be kept forever. */
export async function bundleClient(
  options: BundleOptions,
  examples: string[],
  steps: ExampleStep[],
): Promise<ClientBundle> {
  const shared = browserOptions(options);
  const [start, searchDialog, chunks] = await Promise.all([
    bundleStart(shared),
    build({ ...shared, entryPoints: ["client/search/search-dialog.ts"] }),
    build({
      ...shared,
      entryPoints: [
        ...[appEntry, stylesEntry, ...examples.map(exampleEntry)].map((file) => ({ in: file, out: parse(file).name })),
        ...steps.map((step) => ({ in: stepEntry(step), out: "step" })),
        ...pageKinds.map((kind) => ({ in: pageEntry(kind), out: kind })),
      ],
      splitting: true,
      metafile: true,
      banner: { js: allCalled },
      plugins: [...shared.plugins, stepFiles(steps), pageEntries],
    }),
  ]);
  const { metafile } = chunks;
  const pathOf = (output: string) => assetsPath + basename(output);
  const app = withImports(metafile, appEntry);
  const pages = pageKinds.map((kind) => {
    const [chunk = "", ...others] = withImports(metafile, pageEntry(kind)).filter((output) => !app.includes(output));
    if (others.length > 0) {
      const inputs = others.flatMap((output) => Object.keys(metafile.outputs[output]?.inputs ?? {})).join(", ");
      throw new Error(`${pageFile(kind)} shares code that is not in the app: export it from ${appEntry} (${inputs})`);
    }
    return [kind, pathOf(chunk)] as const;
  });
  const exampleEntries = [
    ...examples.map((name) => [name, exampleEntry(name)] as const),
    ...steps.map((step) => [step.name, stepEntry(step)] as const),
  ];
  const exampleFiles = exampleEntries.map(([name, entry]) => {
    const output = outputOf(metafile, entry);
    const styles = metafile.outputs[output]?.cssBundle;
    const modules = [...startModules(metafile, output)].map(pathOf);
    return [name, { script: pathOf(output), styles: styles && pathOf(styles), modules }] as const;
  });
  // A development build is there to find mistakes with, and not to be quick.
  const isEager = (path: string) => options.mode === "production" && path.endsWith(".js");
  return {
    files: [...start, ...searchDialog.outputFiles, ...chunks.outputFiles].map(({ path, contents, text }) => ({
      path: pathOf(path),
      contents: isEager(path) ? new TextEncoder().encode(compileWrappersEagerly(text)) : contents,
    })),
    assets: {
      start: pathOf(start[0]?.path ?? ""),
      styles: pathOf(outputOf(metafile, stylesEntry)),
      // In the order of their weight on the page: on a slow line, the font of prose comes first.
      fonts: (["sans", "mono"] satisfies FontRole[]).flatMap((role) =>
        Object.keys(metafile.outputs)
          .map(pathOf)
          .filter((path) => path.endsWith(".woff2") && path.includes(`/${role}-`)),
      ),
      app: app.map(pathOf),
      pages: Object.fromEntries(pages) as Manifest["assets"]["pages"],
      searchDialog: pathOf(searchDialog.outputFiles[0]?.path ?? ""),
    },
    examples: Object.fromEntries(exampleFiles),
    inlineScripts: {
      first: await bundleInline(options, "client/first-script.ts"),
      baseUrl: await bundleInline(options, "client/base-url-script.ts"),
    },
    inlineStyle: await bundleInline(options, "client/styles/far-below.css"),
  };
}

/**
 * The start script and what it brings later, one file each: a page's first script is not to be followed by a second one
 * that it needs, so what little the two share is in both. The start script knows the other's address.
 */
async function bundleStart(options: BuildOptions & { write: false }): Promise<OutputFile[]> {
  const shared = { ...options, banner: { js: allCalled } };
  const later = await build({ ...shared, entryPoints: ["client/later.ts"] });
  const [{ path } = { path: "" }] = later.outputFiles;
  const address = withBase(assetsPath + basename(path));
  const define = { ...shared.define, "process.env.LATER": JSON.stringify(address) };
  const start = await build({ ...shared, entryPoints: ["client/start.ts"], define });
  return [...start.outputFiles, ...later.outputFiles];
}

async function bundleInline(options: BundleOptions, entry: string): Promise<InlineCode> {
  const result = await build({
    ...commonOptions(options),
    entryPoints: [entry],
    format: "iife",
    target: "es2020",
    // Without "use strict", for its bytes: the type checker has seen to that.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
  });
  const code = result.outputFiles[0]?.text.trim() ?? "";
  return { code, hash: `'sha256-${createHash("sha256").update(code).digest("base64")}'` };
}

/**
 * The entry of a kind of page brings the app with it, so that what only some pages share is not cut into a chunk for each
 * set of pages: the app, which every page has anyhow, holds all of it.
 */
const pageEntries: Plugin = {
  name: "pages",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^page:/ }, ({ path }) => ({ path: path.slice("page:".length), namespace: "page" }));
    onLoad({ filter: /.*/, namespace: "page" }, ({ path }) => ({
      contents: `import "./${appEntry}"; export { Page } from "./${pageFile(path)}";`,
      resolveDir: process.cwd(),
    }));
  },
};
