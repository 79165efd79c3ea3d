import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { storageKeys } from "../../shared/constants.ts";
import { launchChromium } from "../support/launch-chromium.ts";
import { serveWorker } from "../support/serve-worker.ts";
import { type Screen, screens } from "./screens.ts";

// `npm run screenshots [name…]` writes every screen of `dist/`, or the named ones, to `screenshots/`.
const folder = "screenshots";
const widths = [390, 768, 1440];
const names = process.argv.slice(2);
/** In pixels: Chromium lacks the memory for the longest pages. */
const maxHeight = 12_000;

const unknownNames = names.filter((name) => !screens.some((screen) => screen.name === name));
if (unknownNames.length > 0)
  throw new Error(`Unknown screens: ${unknownNames}. Screens: ${screens.map(({ name }) => name)}`);

const emptyState = ".cache/empty-state";
if (names.length === 0) await rm(folder, { recursive: true, force: true });
await rm(emptyState, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const [site, emptySite, browser] = await Promise.all([
  serveWorker(),
  serveWorker("dist", emptyState),
  launchChromium(),
]);

try {
  for (const screen of screens) {
    if (names.length > 0 && !names.includes(screen.name)) continue;
    for (const width of widths.filter((width) => width >= (screen.from ?? 0) && width <= (screen.to ?? width))) {
      // In sequence: Chromium lacks the memory for two of the longest pages at once.
      for (const mode of ["light", "dark"]) await take(screen, width, mode);
    }
    console.log(`✓ ${screen.name}`);
  }
} finally {
  await browser.close();
  await Promise.all([site.stop(), emptySite.stop()]);
}
console.log(`The screenshots are in ${folder}/`);

async function take(
  { name, path, before, after, hasEmptyStorage }: Screen,
  width: number,
  mode: string,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: (hasEmptyStorage ? emptySite : site).url,
    viewport: { width, height: 900 },
    hasTouch: width < 900,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [storageKeys.colourMode, mode] as const);
  await before?.(page);
  await page.goto(path, { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready);
  await page.keyboard.press("Shift"); // starts the landing page's editor
  await page.waitForSelector(".landing-example:not([data-loaded])", { state: "detached" });
  await after?.(page);
  // Overlays, and the page scrolled to an anchor, keep the window's height; other pages grow to their full height.
  if (!["menu", "place", "search-dialog", "search-dialog-results", "shortcuts"].includes(name)) {
    // Not `fullPage`: it uses a window without touch, where the page may be taller than measured.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.min(height, maxHeight) });
  }
  const shoot = () => page.screenshot({ path: join(folder, `${name}-${width}-${mode}.png`) });
  // Retry: a long page may fail on a busy machine.
  await shoot().catch(shoot).catch(shoot);
  await context.close();
}
