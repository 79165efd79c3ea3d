import type { TestProject } from "vitest/node";
import { buildSite } from "../../build.ts";
import { launchChromium } from "./launch-chromium.ts";
import { serveWorker } from "./serve-worker.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the site as it is deployed, without a slash at its end. */
    siteAddress: string;
    /** Address of the same site with the development build of React, which complains about what production lets pass. */
    developmentAddress: string;
  }
}

const developmentDir = ".cache/development";

/** Serves the built site for the browser tests, and a development build of it. */
export default async function serveSites(project: TestProject): Promise<() => Promise<void>> {
  // Unpacks Chromium where that has not been done: files that run at a time would start what is not whole yet.
  await (await launchChromium()).close();
  // The records are those of the production build, which are in the local KV already.
  await buildSite({
    contentDir: "content",
    outDir: developmentDir,
    mode: "development",
    kv: null,
    drawsPictures: false,
  });
  const [site, development] = await Promise.all([serveWorker(), serveWorker(developmentDir)]);
  project.provide("siteAddress", site.address);
  project.provide("developmentAddress", development.address);
  return async () => {
    await Promise.all([site.stop(), development.stop()]);
  };
}
