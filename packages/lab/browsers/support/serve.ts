import type { TestProject } from "vitest/node";
import { serveWorker } from "../../../../e2e/support/serve-worker.ts";
import { startWebKitDriver } from "./webkit.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** URL of the served build, without a trailing slash. */
    siteUrl: string;
    browser: "firefox" | "webkit";
    /** URL of WebKitWebDriver; "" for other browsers. */
    webKitDriver: string;
  }
}

/** Serves the built site, and starts WebKit's driver for tests in WebKit. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const site = await serveWorker();
  const driver = project.name === "webkit" ? await startWebKitDriver() : null;
  project.provide("siteUrl", site.url);
  project.provide("webKitDriver", driver?.url ?? "");
  return async () => {
    driver?.stop();
    await site.stop();
  };
}
