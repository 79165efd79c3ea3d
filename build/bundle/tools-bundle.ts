import { basename } from "node:path";
import { withBase } from "browser/base-path.ts";
import { type BuildOptions, build } from "esbuild";
import { assetsPath } from "../../shared/wire-names.ts";
import { type AssetFile, textFile } from "../base/asset-file.ts";
import { contentHash } from "../base/hash.ts";
import { readTemplates } from "../sources/templates.ts";
import { bundleLanguage } from "./language-bundle.ts";
import { type BundleOptions, browserOptions } from "./options.ts";

/** Files that only pages with a tool load: style sheets, worker threads and data, whose addresses are constants in their code. */
export async function bundleTools(
  options: BundleOptions,
): Promise<{ files: AssetFile[]; defines: Record<string, string> }> {
  const bundle = async (entry: string, own: BuildOptions = {}): Promise<AssetFile> => {
    const { outputFiles } = await build({ ...browserOptions(options), ...own, write: false, entryPoints: [entry] });
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
  const address = ({ path }: AssetFile) => JSON.stringify(withBase(path));
  return {
    files: [savedStateStyles, savedStateWorker, playgroundStyles, templates, ...language.files],
    defines: {
      "process.env.SAVED_STATE_STYLES": address(savedStateStyles),
      "process.env.SAVED_STATE_WORKER": address(savedStateWorker),
      "process.env.PLAYGROUND_STYLES": address(playgroundStyles),
      "process.env.PLAYGROUND_TEMPLATES": address(templates),
      "process.env.PLAYGROUND_LANGUAGE": address(language.worker),
    },
  };
}
