import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import chromium, { inflate } from "@sparticuz/chromium";
import { type Browser, chromium as playwright } from "playwright-core";

const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  // Otherwise Chromium starts a spare process beside each visit, which then takes a quarter longer.
  "--renderer-process-limit=1",
];

let starting: Promise<unknown> = Promise.resolve();

interface Settings {
  /** Scrollbars that take up space, as on Windows and Linux; Playwright hides them. */
  hasScrollbars?: boolean;
}

/** Starts `CHROMIUM_PATH` or the npm package's Chromium. Calls run in sequence: the first one unpacks it. */
export function launchChromium(settings: Settings = {}): Promise<Browser> {
  const browser = starting.then(() => launch(settings));
  starting = browser.catch(() => {});
  return browser;
}

async function launch({ hasScrollbars = false }: Settings): Promise<Browser> {
  const installed = process.env.CHROMIUM_PATH;
  const executablePath = installed && existsSync(installed) ? installed : await chromium.executablePath();
  const options = { executablePath, args, ...(hasScrollbars ? { ignoreDefaultArgs: ["--hide-scrollbars"] } : {}) };
  try {
    return await playwright.launch(options);
  } catch (error) {
    if (!String(error).includes("shared librar")) throw error;
    await inflate(join(import.meta.dirname, "../../node_modules/@sparticuz/chromium/bin/al2023.tar.br"));
    const env = { ...process.env, LD_LIBRARY_PATH: join(tmpdir(), "al2023", "lib") };
    return playwright.launch({ ...options, env: env as Record<string, string> });
  }
}
