import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { inject } from "vitest";
import { launchChromium } from "./launch-chromium.ts";

/** Shared by all files that this process runs in turn; Playwright closes it with the process. */
let browser: Promise<Browser> | undefined;

async function theBrowser(): Promise<Browser> {
  if (browser && !(await browser).isConnected()) browser = undefined; // a crash fails one test, not all
  browser ??= launchChromium();
  return browser;
}

export interface Visit {
  page: Page;
  /** Console errors and warnings, uncaught exceptions and failed requests so far. */
  troubles: string[];
}

/** Opens a fresh browser context (no storage, no cache) for one visit. */
export async function visit(options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await (await theBrowser()).newContext({ baseURL: inject("siteAddress"), ...options });
  // Shorter than the test timeout, so that a hanging step is named.
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) troubles.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => troubles.push(`exception: ${error.message}`));
  page.on("requestfailed", (request) => {
    const error = request.failure()?.errorText;
    if (error === "net::ERR_ABORTED") return; // the page was left before the response
    // With scripts disabled, Chromium blocks modulepreloads, as expected.
    if (error === "csp" && options.javaScriptEnabled === false && request.resourceType() === "script") return;
    troubles.push(`request failed: ${request.url()} ${error}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) troubles.push(`status ${response.status()}: ${response.url()}`);
  });
  return { page, troubles };
}

/** Moves the pointer, a first sign of intent, and waits for hydration. */
export async function hydrate(page: Page): Promise<void> {
  await page.dispatchEvent(".navbar-title", "pointerover");
  await hydrated(page);
}

/** Waits for hydration. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
