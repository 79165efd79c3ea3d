import { createHash } from "node:crypto";
import { basename, parse } from "node:path";
import { type BuildOptions, build, type Metafile, type OutputFile, type Plugin } from "esbuild";
import { withBase } from "../../client/base-path.ts";
import type { PageKind } from "../../client/page-data.ts";
import { assetsPath } from "../../client/wire-names.ts";
import type { InlineCode, Manifest } from "../../worker/manifest.d.ts";
import type { AssetFile } from "../asset-file.ts";
import { type ExampleStep, stepEntry, stepFiles } from "../examples/example-steps.ts";
import type { FontRole } from "../fonts/fonts.ts";
import { compileWrappersEagerly } from "./eager-wrappers.ts";
import { type BundleOptions, browserOptions, commonOptions } from "./options.ts";

export interface ClientBundle {
  files: AssetFile[];
  start: string;
  /** The code of the search dialog, which is loaded when the dialog is opened. */
  searchDialog: string;
  styles: string;
  /** The fonts that a page begins to load before its styles have come. */
  fonts: string[];
  /** The files that the app consists of on every page, its entry first. */
  app: string[];
  /** The chunk of each kind of page: all that it needs besides the app's files. */
  pages: Record<PageKind, string>;
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

const pageKinds: PageKind[] = [
  "landing",
  "doc",
  "docs-index",
  "blog-post",
  "blog-archive",
  "tags",
  "tag",
  "search",
  "support",
  "not-found",
];

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
      plugins: [...shared.plugins, stepFiles(steps), pageEntries],
    }),
  ]);
  const outputs = chunks.metafile.outputs;
  const outputOf = (entry: string) => {
    const output = Object.keys(outputs).find((name) => outputs[name]?.entryPoint === entry);
    if (!output) throw new Error(`esbuild made nothing of ${entry}`);
    return output;
  };
  const pathOf = (output: string) => assetsPath + basename(output);
  const withImports = (entry: string) => [outputOf(entry), ...staticImports(chunks.metafile, outputOf(entry))];
  const app = withImports(appEntry);
  const pages = pageKinds.map((kind) => {
    const [chunk = "", ...others] = withImports(pageEntry(kind)).filter((output) => !app.includes(output));
    if (others.length > 0) {
      const inputs = others.flatMap((output) => Object.keys(outputs[output]?.inputs ?? {})).join(", ");
      throw new Error(`${pageFile(kind)} shares code that is not in the app: export it from ${appEntry} (${inputs})`);
    }
    return [kind, pathOf(chunk)] as const;
  });
  const exampleEntries = [
    ...examples.map((name) => [name, exampleEntry(name)] as const),
    ...steps.map((step) => [step.name, stepEntry(step)] as const),
  ];
  const exampleFiles = exampleEntries.map(([name, entry]) => {
    const output = outputOf(entry);
    const styles = outputs[output]?.cssBundle;
    const modules = [...startModules(chunks.metafile, output)].map(pathOf);
    return [name, { script: pathOf(output), styles: styles && pathOf(styles), modules }] as const;
  });
  // Of what is served alone: to read all code once more takes longer than `npm run dev` should need to bundle it.
  const isEager = (path: string) => options.mode === "production" && path.endsWith(".js");
  return {
    files: [...start, ...searchDialog.outputFiles, ...chunks.outputFiles].map(({ path, contents, text }) => ({
      path: pathOf(path),
      contents: isEager(path) ? new TextEncoder().encode(compileWrappersEagerly(text)) : contents,
    })),
    start: pathOf(start[0]?.path ?? ""),
    searchDialog: pathOf(searchDialog.outputFiles[0]?.path ?? ""),
    styles: pathOf(outputOf(stylesEntry)),
    // In the order of their weight on the page: on a slow line, the font of prose comes first.
    fonts: (["sans", "mono"] satisfies FontRole[]).flatMap((role) =>
      Object.keys(outputs)
        .map(pathOf)
        .filter((path) => path.endsWith(".woff2") && path.includes(`/${role}-`)),
    ),
    app: app.map(pathOf),
    pages: Object.fromEntries(pages) as ClientBundle["pages"],
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
async function bundleStart(shared: BuildOptions & { write: false }): Promise<OutputFile[]> {
  const later = await build({ ...shared, entryPoints: ["client/later.ts"] });
  const [{ path } = { path: "" }] = later.outputFiles;
  const address = withBase(assetsPath + basename(path));
  const define = { ...shared.define, "process.env.LATER": JSON.stringify(address) };
  const start = await build({ ...shared, entryPoints: ["client/start.ts"], define });
  return [...start.outputFiles, ...later.outputFiles];
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

/** What a script imports, and what it asks for with `import()` by itself, which an example does as it starts. */
function startModules(metafile: Metafile, entry: string): Set<string> {
  const modules = staticImports(metafile, entry);
  for (const { path, kind } of metafile.outputs[entry]?.imports ?? []) {
    if (kind === "dynamic-import") staticImports(metafile, path, modules).add(path);
  }
  return modules;
}

async function bundleInline(options: BundleOptions, entry: string): Promise<InlineCode> {
  const result = await build({ ...commonOptions(options), entryPoints: [entry], format: "iife", target: "es2020" });
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
