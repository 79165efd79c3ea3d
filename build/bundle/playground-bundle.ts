import { basename } from "node:path";
import { build } from "esbuild";
import { withBase } from "../../shared/base-path.ts";
import { assetsPath } from "../../shared/wire-names.ts";
import { type AssetFile, textFile } from "../asset-file.ts";
import { readTemplates } from "../examples/templates.ts";
import { contentHash } from "../hash.ts";
import { bundleLanguage } from "./language-bundle.ts";
import { type BundleOptions, browserOptions } from "./options.ts";

/** The playground's style sheet, templates and worker thread, whose addresses are constants in the page's component. */
export async function bundlePlayground(
  options: BundleOptions,
): Promise<{ files: AssetFile[]; defines: Record<string, string> }> {
  const { outputFiles } = await build({
    ...browserOptions(options),
    entryPoints: ["client/playground/playground.css"],
  });
  const [file] = outputFiles;
  if (!file) throw new Error("esbuild made nothing of client/playground/playground.css");
  const styles: AssetFile = { path: assetsPath + basename(file.path), contents: file.contents };
  const language = await bundleLanguage(options);
  const json = JSON.stringify(await readTemplates(options.contentDir));
  const templates = textFile(`${assetsPath}playground-templates-${contentHash(json)}.json`, json);
  const address = ({ path }: AssetFile) => JSON.stringify(withBase(path));
  return {
    files: [styles, templates, ...language.files],
    defines: {
      "process.env.PLAYGROUND_STYLES": address(styles),
      "process.env.PLAYGROUND_TEMPLATES": address(templates),
      "process.env.PLAYGROUND_LANGUAGE": address(language.worker),
    },
  };
}
