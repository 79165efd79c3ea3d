import { type Browser, chromium } from "playwright-core";
import { chromiumOptions } from "./chromium.ts";

interface Settings {
  /** Scrollbars that take up space, as on Windows and Linux; Playwright hides them. */
  hasScrollbars?: boolean;
}

/** Starts `CHROMIUM_PATH` or the npm package's Chromium. */
export async function launchChromium({ hasScrollbars = false }: Settings = {}): Promise<Browser> {
  return chromium.launch({
    ...(await chromiumOptions()),
    ...(hasScrollbars ? { ignoreDefaultArgs: ["--hide-scrollbars"] } : {}),
  });
}
