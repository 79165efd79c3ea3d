import type { Browser } from "playwright-core";
import { launchChromium } from "../../../e2e/support/launch-chromium.ts";
import { startAnywhere } from "../../../test/start-anywhere.ts";

/** Serves the build in `dist/` and runs a browser while `measure` runs. */
export async function withSite<Result>(measure: (browser: Browser, url: string) => Promise<Result>): Promise<Result> {
  const worker = await startAnywhere();
  const browser = await launchChromium();
  try {
    return await measure(browser, worker.url);
  } finally {
    await browser.close();
    worker.stop();
  }
}
