import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { basePath, withBase } from "browser/base-path.ts";
import { type BuildOptions, build } from "esbuild";
import { assetsPath } from "../../shared/wire-names.ts";
import { type AssetFile, textFile } from "../base/asset-file.ts";
import { contentHash } from "../base/hash.ts";
import { cached } from "../cache/cached.ts";
import { readTemplates } from "../sources/templates.ts";
import { type BundleOptions, browserOptions } from "./options.ts";

/** Bundles the files that only pages with a tool load: style sheets, web workers and data. `defines` are their URLs. */
export async function bundleTools(
  options: BundleOptions,
): Promise<{ files: AssetFile[]; defines: Record<string, string> }> {
  const bundle = async (entry: string, overrides: BuildOptions = {}): Promise<AssetFile> => {
    const { outputFiles } = await build({
      ...browserOptions(options),
      ...overrides,
      write: false,
      entryPoints: [entry],
    });
    const [file] = outputFiles;
    if (!file) throw new Error(`esbuild produced no output for ${entry}`);
    return { path: assetsPath + basename(file.path), contents: file.contents };
  };
  const json = JSON.stringify(await readTemplates(options.contentDir));
  const templates = textFile(`${assetsPath}playground-templates-${contentHash(json)}.json`, json);
  const [savedStateStyles, savedStateWorker, playgroundStyles, language] = await Promise.all([
    bundle("packages/saved-state/page/saved-state.css"),
    bundle("packages/saved-state/page/worker.ts", {
      entryNames: "saved-state-[name]-[hash]",
      external: ["readable-stream"], // lzutf8 imports it in Node only
    }),
    bundle("packages/playground/app/playground.css"),
    bundleLanguage(options),
  ]);
  const url = ({ path }: AssetFile) => JSON.stringify(withBase(path));
  return {
    files: [savedStateStyles, savedStateWorker, playgroundStyles, templates, ...language.files],
    defines: {
      "process.env.SAVED_STATE_STYLES": url(savedStateStyles),
      "process.env.SAVED_STATE_WORKER": url(savedStateWorker),
      "process.env.PLAYGROUND_STYLES": url(playgroundStyles),
      "process.env.PLAYGROUND_TEMPLATES": url(templates),
      "process.env.PLAYGROUND_LANGUAGE": url(language.worker),
    },
  };
}

interface LanguageBundle {
  worker: AssetFile;
  /** The web worker, its chunks, and the types that it loads. */
  files: AssetFile[];
}

/** The web worker of the playground's editor: TypeScript, Prettier, and the types that a project may import. */
function bundleLanguage(options: BundleOptions): Promise<LanguageBundle> {
  // A separate cache entry, since TypeScript takes seconds; keyed by contents, not by times, so that a fresh checkout can reuse it.
  const from = globSync([
    "build/bundle/*.ts",
    "packages/playground/{app/language,types}/*.ts",
    "packages/browser/worker-calls.ts",
    "package-lock.json",
  ]).sort();
  return cached(
    `language-${contentHash(basePath, options.mode)}`,
    from.map((file) => readFileSync(file, "utf8")),
    async () => {
      const { playgroundTypes } = await import("playground/types/playground-types.ts"); // imports TypeScript: only if not cached
      const text = JSON.stringify(playgroundTypes());
      const types = textFile(`${assetsPath}playground-types-${contentHash(text)}.json`, text);
      const url = JSON.stringify(withBase(types.path));
      const { outputFiles } = await build({
        ...browserOptions({ ...options, defines: { "process.env.PLAYGROUND_TYPES": url } }),
        entryPoints: ["packages/playground/app/language/language-worker.ts"],
        splitting: true,
      });
      const files = outputFiles.map(({ path, contents }) => ({ path: assetsPath + basename(path), contents }));
      const worker = files.find(({ path }) => path.startsWith(`${assetsPath}language-worker-`));
      if (!worker) throw new Error("esbuild produced no output for the playground's web worker");
      return { worker, files: [...files, types] };
    },
  );
}
