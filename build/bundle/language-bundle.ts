import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { basePath, withBase } from "browser/base-path.ts";
import { build } from "esbuild";
import { assetsPath } from "../../shared/wire-names.ts";
import { type AssetFile, textFile } from "../base/asset-file.ts";
import { contentHash } from "../base/hash.ts";
import { kept } from "../cache/kept.ts";
import { type BundleOptions, browserOptions } from "./options.ts";

interface LanguageBundle {
  worker: AssetFile;
  /** The files of the worker thread. */
  files: AssetFile[];
}

/** The worker thread of the playground's editor: TypeScript, Prettier, and the types that a project may import. */
export function bundleLanguage(options: BundleOptions): Promise<LanguageBundle> {
  // A separate cache entry, since TypeScript takes seconds; keyed by contents, which are equal in other copies of the project.
  const from = globSync([
    "build/bundle/*.ts",
    "packages/playground/{app/language,types}/*.ts",
    "package-lock.json",
  ]).sort();
  return kept(
    `language-${contentHash(basePath, options.mode)}`,
    from.map((file) => readFileSync(file, "utf8")),
    async () => {
      const { playgroundTypes } = await import("playground/types/playground-types.ts"); // imports TypeScript: only if not cached
      const text = JSON.stringify(playgroundTypes());
      const types = textFile(`${assetsPath}playground-types-${contentHash(text)}.json`, text);
      const address = JSON.stringify(withBase(types.path));
      const { outputFiles } = await build({
        ...browserOptions({ ...options, defines: { "process.env.PLAYGROUND_TYPES": address } }),
        entryPoints: ["packages/playground/app/language/language-worker.ts"],
        splitting: true,
      });
      const files = outputFiles.map(({ path, contents }) => ({ path: assetsPath + basename(path), contents }));
      const worker = files.find(({ path }) => path.startsWith(`${assetsPath}language-worker-`));
      if (!worker) throw new Error("esbuild produced no output for the playground's worker thread");
      return { worker, files: [...files, types] };
    },
  );
}
