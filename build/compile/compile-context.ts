import { readFileSync } from "node:fs";
import { dirname, extname, join } from "node:path/posix";
import type { CompileContext } from "pages";
import { assetsPath } from "../../shared/wire-names.ts";
import { sizeProblem } from "../base/asset-file.ts";
import { contentHash } from "../base/hash.ts";
import { pictureOfStep, readExampleSteps } from "../live/example-steps.ts";
import type { Settings } from "../settings/settings.ts";
import { liveFolder } from "../sources/live-sources.ts";
import type { Source } from "../sources/read-sources.ts";
import { linkResolver } from "../sources/resolve-link.ts";

/**
 * The inputs that all pages are compiled with: settings, the paths of all pages, and how this site names and limits files.
 * @param sources pages that links may name by their `id`, as in Docusaurus
 */
export function compileContext(
  contentDir: string,
  { origin, siteFolder, additionalLanguages }: Pick<Settings["site"], "origin" | "siteFolder" | "additionalLanguages">,
  pathOfFile: CompileContext["pathOfFile"],
  sources: { path: string; data: Pick<Source["data"], "id"> }[] = [],
): CompileContext {
  const pathOfId = sources.flatMap(({ path, data: { id } }) => (id ? [[join(dirname(path), id), path] as const] : []));
  return {
    contentDir,
    origin,
    siteFolder,
    languages: additionalLanguages,
    pathOfFile,
    resolveLink: linkResolver(pathOfFile, new Map(pathOfId)),
    liveFolder: join(contentDir, liveFolder),
    steps: new Map(readExampleSteps().map(({ name }) => [name, pictureOfStep(name)])),
    pathOfImage: (file) => `${assetsPath}img-${contentHash(readFileSync(file))}${extname(file)}`,
    sizeProblem,
  };
}
