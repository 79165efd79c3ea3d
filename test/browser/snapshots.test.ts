import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { serveFixtureSite } from "../../e2e/looks/fixture-site.ts";
import { difference, readPng, writePng } from "../../e2e/looks/small-picture.ts";
import { pictureFolder, type Snapshot, snapshots, take } from "../../e2e/looks/take-pictures.ts";
import { launchChromium } from "../../e2e/support/launch-chromium.ts";
import type { ServedSite as RunningWorker } from "../../e2e/support/serve-worker.ts";

/** What may differ: nothing does in the same browser, and a heading that stands 4 pixels lower is 0.003 of a screen. */
const tolerance = 0.002;
const seenFolder = ".cache/snapshots-seen";

let site: RunningWorker;
let browser: Browser;
let blank: Page;

beforeAll(async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  [site, browser] = await Promise.all([serveFixtureSite(), launchChromium()]);
  blank = await browser.newPage();
  await mkdir(seenFolder, { recursive: true });
});
afterAll(async () => {
  await browser?.close();
  site?.stop();
});

const stored = async (name: string) => readPng(blank, await readFile(join(pictureFolder, `${name}.png`)), 1);

// Another browser draws letters differently.
describe.skipIf(process.env.CHROMIUM_PATH)("a screen looks as it did", () => {
  it.each(snapshots)("$name", async (snapshot) => {
    const file = `${snapshot.name}.png`;
    const seen = await take(browser, site.address, snapshot);
    const changed = difference(seen, await stored(snapshot.name));
    if (changed > tolerance) await writeFile(join(seenFolder, file), writePng(seen));
    expect(
      changed,
      `${(100 * changed).toFixed(2)} % of ${pictureFolder}/${file} differs from ${seenFolder}/${file}. If it is meant to, run npm run snapshots`,
    ).toBeLessThanOrEqual(tolerance);
  });
});

it.skipIf(process.env.CHROMIUM_PATH).each([
  ["a heading a little lower", "h1 { translate: 0 4px }"],
  ["text of another shade", ":root { --ink: #4b5a54 }"],
  ["smaller text", "main p { font-size: 16px }"],
])("what a reader would see is seen: %s", async (_, css) => {
  const support = snapshots.find(({ name }) => name === "support") as Snapshot;
  const act = (page: Page) =>
    page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    }, css);
  const changed = difference(await take(browser, site.address, { ...support, act }), await stored("support"));
  expect(changed).toBeGreaterThan(tolerance);
});
