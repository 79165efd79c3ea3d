import type { Browser, Page } from "playwright-core";
import { storageKeys } from "../../shared/constants.ts";
import { readPng, type SmallPicture } from "./small-picture.ts";

export const pictureFolder = "e2e/looks/pictures";

export interface Snapshot {
  name: string;
  path: string;
  width: number;
  mode: "light" | "dark";
  act?: (page: Page) => Promise<unknown>;
}

/** The most different screens, each in one width and colour mode; `npm run screenshots` takes all. */
export const snapshots: Snapshot[] = [
  { name: "landing", path: "/", width: 1440, mode: "light" },
  { name: "landing-narrow", path: "/", width: 390, mode: "dark" },
  { name: "doc", path: "/docs/look/components", width: 1440, mode: "dark" },
  { name: "doc-narrow", path: "/docs/look/components", width: 390, mode: "light" },
  { name: "docs-index", path: "/docs", width: 1024, mode: "light" },
  { name: "menu", path: "/docs/look/components", width: 390, mode: "dark", act: (page) => page.click(".navbar-menu") },
  { name: "support", path: "/support", width: 768, mode: "light" },
  { name: "not-found", path: "/docs/guides/secand", width: 1024, mode: "dark" },
];

/** Screen pixels per picture pixel, in both directions. */
const factor = 3;

/** Takes a deterministic picture of a screen. */
export async function take(browser: Browser, url: string, snapshot: Snapshot): Promise<SmallPicture> {
  const { path, width, mode, act } = snapshot;
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: 900 },
    reducedMotion: "reduce",
    hasTouch: width < 900,
  });
  // With `font-display: optional`, late fonts are not used; here the page waits for them.
  await context.route("**/*.css", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll("optional", "block") });
  });
  // The editor loads at an unpredictable time, so leave its frame empty.
  await context.route("**/examples/landing", (route) => route.fulfill({ contentType: "text/html", body: "" }));
  const page = await context.newPage();
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [storageKeys.colourMode, mode] as const);
  await page.goto(path, { waitUntil: "load" });
  await act?.(page);
  await page.evaluate(() => document.fonts.ready);
  const screen = await page.screenshot();
  const blank = await context.newPage();
  const picture = await readPng(blank, screen, factor);
  await context.close();
  return picture;
}
