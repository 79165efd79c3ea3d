import type { Browser, Page } from "playwright-core";
import { storageKeys } from "../../shared/constants.ts";
import { readPng, type SmallPicture } from "./small-picture.ts";

/** Where the pictures lie that the tests compare with. */
export const pictureFolder = "e2e/looks/pictures";

/** A screen of the fixture site, of which a picture is kept. */
export interface Snapshot {
  name: string;
  path: string;
  width: number;
  mode: "light" | "dark";
  act?: (page: Page) => Promise<unknown>;
}

/** The screens that differ most, each in one width and colour mode: npm run screenshots shows all. */
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

/** How many pixels of the screen become one of the picture. */
const factor = 3;

/** Takes a picture of a screen, the same one each time. */
export async function take(browser: Browser, address: string, snapshot: Snapshot): Promise<SmallPicture> {
  const { path, width, mode, act } = snapshot;
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width, height: 900 },
    reducedMotion: "reduce",
    hasTouch: width < 900,
  });
  // Fonts are optional: a page keeps the fallback fonts if they come late. Here it waits.
  await context.route("**/*.css", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll("optional", "block") });
  });
  // The editor comes when it comes. The picture shows its place.
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
