import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import chromium, { inflate } from "@sparticuz/chromium";
import { type Browser, type BrowserContextOptions, type Page, chromium as playwright } from "playwright-core";
import { afterAll, inject } from "vitest";

const args = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];

/**
 * Starts Chromium: `CHROMIUM_PATH`, or the one that comes in an npm package. On a machine that lacks the libraries which
 * that one needs, the package's own copies of them are used.
 */
export async function launchChromium(): Promise<Browser> {
  const installed = process.env.CHROMIUM_PATH;
  const executablePath = installed && existsSync(installed) ? installed : await chromium.executablePath();
  try {
    return await playwright.launch({ executablePath, args });
  } catch (error) {
    if (!String(error).includes("shared librar")) throw error;
    await inflate(join(import.meta.dirname, "../../node_modules/@sparticuz/chromium/bin/al2023.tar.br"));
    const env = { ...process.env, LD_LIBRARY_PATH: join(tmpdir(), "al2023", "lib") };
    return playwright.launch({ executablePath, args, env: env as Record<string, string> });
  }
}

let browser: Promise<Browser> | undefined;

afterAll(async () => {
  await (await browser)?.close();
});

export interface Visit {
  page: Page;
  /** What went wrong in the page so far: console errors and warnings, uncaught exceptions, requests that failed. */
  troubles: string[];
}

/** Opens a fresh browser context (no storage, no cache) for one visit of the site. */
export async function visit(options: BrowserContextOptions = {}): Promise<Visit> {
  browser ??= launchChromium();
  const context = await (await browser).newContext({ baseURL: inject("siteAddress"), ...options });
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) troubles.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => troubles.push(`exception: ${error.message}`));
  page.on("requestfailed", (request) => {
    if (request.failure()?.errorText === "net::ERR_ABORTED") return; // the page was left before the answer came
    troubles.push(`request failed: ${request.url()} ${request.failure()?.errorText}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) troubles.push(`status ${response.status()}: ${response.url()}`);
  });
  return { page, troubles };
}

/** Shows a first sign of intent, as a reader does by moving the pointer, and waits until React has taken the page over. */
export async function hydrate(page: Page): Promise<void> {
  await page.dispatchEvent(".navbar-title", "pointerover");
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
}
