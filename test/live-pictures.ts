import { mkdir, writeFile } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import { crc32 } from "node:zlib";
import { withBase, withoutBase } from "browser/base-path.ts";
import { isLiveExamplePath, liveExamplePath } from "playground/names.ts";
import type { Page } from "playwright-core";
import { bundleClient } from "../build/bundle/client-bundle.ts";
import { bundleLive } from "../build/bundle/live-bundle.ts";
import type { BundleOptions } from "../build/bundle/options.ts";
import { examplePages } from "../build/examples/example-pages.ts";
import { liveDocuments } from "../build/examples/live-documents.ts";
import { pictureOfStep, readExampleSteps } from "../build/live/example-steps.ts";
import { liveFolder, readLiveSources } from "../build/sources/live-sources.ts";
import { site } from "../content/site.ts";
import { launchChromium } from "../e2e/support/launch-chromium.ts";
import { liveExamplePolicy } from "../worker/security-headers.ts";
import { markOfStep, pictureMark } from "./picture-marks.ts";

// `npm run live:pictures`: takes the no-JavaScript screenshots of each live example's canvas and each tutorial step.
// `-- name …` limits it to those.
const names = process.argv.slice(2);
const isSelected = ({ name }: { name: string }) => names.length === 0 || names.includes(name);
const contentDir = "content";
const origin = "https://live.example";
const viewport = { width: 702, height: 608 };
const stepViewport = { width: 702, height: 672 };

const options: BundleOptions = { contentDir, mode: "production" };
const steps = readExampleSteps();
const [live, client] = await Promise.all([bundleLive(options), bundleClient(options, [], steps)]);
const documents = [
  ...(await liveDocuments(contentDir, live, { ...site, origin }, new Map())),
  ...(await examplePages(client, origin, new Map())),
];
const outputs = [...live.files, ...client.files, ...documents];
const files = new Map(outputs.map((file) => [withBase(file.urlPath ?? file.path), file]));

const browser = await launchChromium();
const page = await browser.newPage({ viewport, deviceScaleFactor: 2 });
page.on("pageerror", (error) => {
  throw error;
});
const types: Record<string, string> = { ".css": "text/css", ".woff2": "font/woff2" };
await page.route(`${origin}/**`, (route) => {
  const path = new URL(route.request().url()).pathname;
  const file = files.get(path);
  if (!file) return route.fulfill({ status: 404 });
  const isDocument = file.urlPath !== undefined;
  const contentType = isDocument ? "text/html" : (types[extname(path)] ?? "text/javascript");
  const isLive = isLiveExamplePath(withoutBase(path) ?? "");
  const headers = isLive ? { "Content-Security-Policy": liveExamplePolicy() } : {};
  // `font-display: optional` would skip a late font: block until it loads.
  const body = Buffer.from(file.contents);
  const styles = contentType === "text/css" && Buffer.from(body.toString().replaceAll("optional", "block"));
  return route.fulfill({ body: styles || body, contentType, headers });
});

for (const { name, source } of (await readLiveSources(contentDir)).filter(isSelected)) {
  await page.goto(origin + withBase(liveExamplePath(name)));
  const clip = await canvasOf(page);
  const file = join(contentDir, liveFolder, `${name}.png`);
  // Transparent, because the page's background depends on the colour mode (client/styles/live.css).
  const picture = await page.screenshot({ clip, omitBackground: true, style: "body, .canvas { background: none }" });
  await writeFile(file, withMark(picture, pictureMark(source)));
  console.log(`✓ ${file} (${clip.width} × ${clip.height})`);
}

await page.setViewportSize(stepViewport);
for (const step of steps.filter(isSelected)) {
  const url = origin + withBase(`/examples/${step.name}`);
  await page.goto(url, { waitUntil: "networkidle" });
  const root = page.locator("#root");
  await root.locator("> :not([inert]) [draggable=true]").first().waitFor();
  // The root element may fill the window: measure the block in it.
  const block = await root.evaluate((root) => {
    const { y, height } = (root.querySelector("main > :first-child") ?? root).getBoundingClientRect();
    return { y, height };
  });
  const hasPanels = (await root.locator(".editor").count()) > 0;
  const height = hasPanels ? stepViewport.height : Math.ceil(block.y * 2 + block.height);
  const clip = { x: 0, y: 0, width: stepViewport.width, height: Math.min(height, stepViewport.height) };
  const file = pictureOfStep(step.name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, withMark(await page.screenshot({ clip }), await markOfStep(step)));
  console.log(`✓ ${file} (${clip.width} × ${clip.height})`);
}
await browser.close();

async function canvasOf(page: Page) {
  const content = page.locator(".canvas > div > *").first();
  await content.waitFor();
  const mistake = await page.locator(".mistake").textContent();
  if (mistake) throw new Error(`${page.url()}: ${mistake}`);
  return page.locator(".canvas").evaluate((canvas) => {
    const { x, y, width } = canvas.getBoundingClientRect();
    const { bottom } = (canvas.firstElementChild as HTMLElement).getBoundingClientRect();
    return { x, y, width: Math.floor(width), height: Math.ceil(bottom - y) + 16 };
  });
}

/** Adds a tEXt chunk to a PNG: https://www.w3.org/TR/png-3/#11tEXt */
function withMark(png: Buffer, mark: string): Buffer {
  const text = Buffer.from(`tEXtSource\0${mark}`, "latin1");
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(text.length - 4);
  check.writeUInt32BE(crc32(text));
  const end = png.length - 12; // IEND
  return Buffer.concat([png.subarray(0, end), length, text, check, png.subarray(end)]);
}
