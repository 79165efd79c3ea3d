import { readFileSync } from "node:fs";
import { extname, join } from "node:path/posix";
import type { Surroundings } from "pages";
import { assetsPath } from "../../shared/wire-names.ts";
import { tooLarge } from "../base/asset-file.ts";
import { contentHash } from "../base/hash.ts";
import { pictureOfStep, readExampleSteps } from "../live/example-steps.ts";
import type { Settings } from "../settings/settings.ts";
import { liveFolder } from "../sources/live-sources.ts";
import { linkResolver } from "../sources/resolve-link.ts";

/** What pages are compiled with: settings, the paths of all pages, and the names and limits of this site. */
export function surroundings(
  contentDir: string,
  { origin, siteFolder, additionalLanguages }: Pick<Settings["site"], "origin" | "siteFolder" | "additionalLanguages">,
  pathOfFile: Surroundings["pathOfFile"],
): Surroundings {
  return {
    contentDir,
    origin,
    siteFolder,
    languages: additionalLanguages,
    pathOfFile,
    resolveLink: linkResolver(pathOfFile),
    liveFolder: join(contentDir, liveFolder),
    steps: new Map(readExampleSteps().map(({ name }) => [name, pictureOfStep(name)])),
    pathOfImage: (file) => `${assetsPath}img-${contentHash(readFileSync(file))}${extname(file)}`,
    tooLarge,
  };
}
