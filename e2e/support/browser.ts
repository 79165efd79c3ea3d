import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { inject } from "vitest";
import { developmentRecovery, insertForeignElement, recovery, stripComments, translatePage } from "./disturbances.ts";
import { launchChromium } from "./launch-chromium.ts";

/** Shared by all files that this process runs in turn; Playwright closes it with the process. */
let browser: Promise<Browser> | undefined;

export async function theBrowser(): Promise<Browser> {
  if (browser && !(await browser).isConnected()) browser = undefined; // a crash fails one test, not all
  browser ??= launchChromium();
  return browser;
}

export interface Visit {
  page: Page;
  /** Console errors and warnings, uncaught exceptions and failed requests so far. */
  errors: string[];
}

interface VisitOptions extends BrowserContextOptions {
  /** Reuses the context of an earlier visit with the same options: keeps its HTTP cache, clears its storage. */
  isNext?: boolean;
}

/** Contexts by their options, for later visits. */
const contexts = new Map<string, BrowserContext>();

const recoveries = [recovery, developmentRecovery];

/** Applied to every page of every test, in the nightly run. */
const disturbance = Object.entries({ translatePage, insertForeignElement, stripComments }).find(
  ([name]) => name === process.env.DISTURBANCE,
)?.[1];

/** For tests that cannot pass on a disturbed page; each gives the reason. */
export const isDisturbed = disturbance !== undefined;

/** Whether the disturbance inserts an element: the layout shifts when React removes it. */
export const isElementInserted = disturbance === insertForeignElement;

/** Opens a tab in a fresh browser context (no storage, no cache), or in one with a warm cache. */
export async function visit({ isNext = false, ...contextOptions }: VisitOptions = {}): Promise<Visit> {
  const options = { baseURL: inject("siteUrl"), ...contextOptions };
  const browser = await theBrowser();
  const key = JSON.stringify(options);
  const earlierContext = isNext ? contexts.get(key) : undefined;
  const isWarm = earlierContext?.browser() === browser;
  const context = earlierContext && isWarm ? earlierContext : await browser.newContext(options);
  if (isNext) contexts.set(key, context);
  // Shorter than the test timeout, so that a hanging step is named.
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  if (isWarm) {
    await context.setOffline(false);
    const session = await context.newCDPSession(page);
    await session.send("Storage.clearDataForOrigin", { origin: options.baseURL, storageTypes: "all" });
    await session.detach();
  }
  await disturbance?.(page);
  const errors: string[] = [];
  page.on("console", (message) => {
    if (disturbance && recoveries.some((text) => message.text().includes(text))) return;
    if (["error", "warning"].includes(message.type())) errors.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => errors.push(`exception: ${error.message}`));
  page.on("requestfailed", (request) => {
    const error = request.failure()?.errorText;
    if (error === "net::ERR_ABORTED") return; // the page was left before the response
    // With scripts disabled, Chromium blocks modulepreloads, as expected.
    if (error === "csp" && options.javaScriptEnabled === false && request.resourceType() === "script") return;
    errors.push(`request failed: ${request.url()} ${error}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) errors.push(`status ${response.status()}: ${response.url()}`);
  });
  return { page, errors };
}

/** Moves the pointer, a first sign of intent, and waits for hydration. */
export async function hydrate(page: Page): Promise<void> {
  // Nothing listens before the start script has run.
  await page.waitForFunction(() => document.documentElement.dataset.started !== undefined);
  await page.dispatchEvent(".navbar-title", "pointerover");
  await hydrated(page);
}

/** Makes React re-render a disturbed page now, rather than while a test measures it. */
export async function settleDisturbance(page: Page): Promise<void> {
  if (isDisturbed) await hydrate(page);
}

/** Waits for hydration. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
