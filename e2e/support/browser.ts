import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { inject } from "vitest";
import { launchChromium } from "./launch-chromium.ts";

/** The browser for all files that this process runs, one after the other. Playwright ends it with the process. */
let browser: Promise<Browser> | undefined;

async function theBrowser(): Promise<Browser> {
  if (browser && !(await browser).isConnected()) browser = undefined; // a crash is one test's trouble, not that of all
  browser ??= launchChromium();
  return browser;
}

export interface Visit {
  page: Page;
  /** What went wrong in the page so far: console errors and warnings, uncaught exceptions, requests that failed. */
  troubles: string[];
}

/** Opens a fresh browser context (no storage, no cache) for one visit of the site. */
export async function visit(options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await (await theBrowser()).newContext({ baseURL: inject("siteAddress"), ...options });
  // Shorter than a test may take, so that a step which hangs is named.
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) troubles.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => troubles.push(`exception: ${error.message}`));
  page.on("requestfailed", (request) => {
    const error = request.failure()?.errorText;
    if (error === "net::ERR_ABORTED") return; // the page was left before the answer came
    // Where no script may run, Chromium refuses the modules that a page names ahead, which is as it should be.
    if (error === "csp" && options.javaScriptEnabled === false && request.resourceType() === "script") return;
    troubles.push(`request failed: ${request.url()} ${error}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) troubles.push(`status ${response.status()}: ${response.url()}`);
  });
  return { page, troubles };
}

/** Shows a first sign of intent, as a reader does by moving the pointer, and waits until React has taken the page over. */
export async function hydrate(page: Page): Promise<void> {
  await page.dispatchEvent(".navbar-title", "pointerover");
  await hydrated(page);
}

/** Waits until React has taken the page over. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
