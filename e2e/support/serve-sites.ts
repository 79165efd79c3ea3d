import type { TestProject } from "vitest/node";
import { launchChromium } from "./launch-chromium.ts";
import { build } from "./other-sites.ts";
import { serveWorker } from "./serve-worker.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** URL of the production build, without a trailing slash. */
    siteUrl: string;
    /** URL of the same site with React's development build, which warns about problems that production ignores. */
    developmentUrl: string;
  }
}

const developmentDir = ".cache/development";

/** Serves the built site and a development build of it for the browser tests. */
export default async function serveSites(project: TestProject): Promise<() => Promise<void>> {
  const [site, development] = await Promise.all([
    serveWorker(),
    // Uses the production build's records, already in the local KV.
    build({ contentDir: "content", outDir: developmentDir, mode: "development" }).then(() =>
      serveWorker(developmentDir),
    ),
    // Unpack Chromium first: parallel files would start a partly unpacked one.
    launchChromium().then((browser) => browser.close()),
  ]);
  project.provide("siteUrl", site.url);
  project.provide("developmentUrl", development.url);
  return async () => {
    await Promise.all([site.stop(), development.stop()]);
  };
}
