import type { TestProject } from "vitest/node";
import { serveWorker } from "../../support/serve-worker.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the site as it is deployed, without a slash at its end. */
    siteAddress: string;
    browser: "firefox" | "webkit";
  }
}

/** Serves the built site. Not by the module of the Chromium tests: that one builds a second site, and starts Chromium. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const site = await serveWorker();
  project.provide("siteAddress", site.address);
  return site.stop;
}
