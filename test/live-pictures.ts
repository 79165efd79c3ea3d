import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import type { Page } from "playwright-core";
import { bundleLive } from "../build/live-bundle.ts";
import { liveDocuments } from "../build/live-documents.ts";
import { liveFolder, readLiveSources } from "../build/live-sources.ts";
import { pictureMark } from "../build/picture-mark.ts";
import { basePath, withBase } from "../client/base-path.ts";
import { liveExamplePath } from "../client/wire-names.ts";
import { liveExamplePolicy } from "../worker/security-headers.ts";
import { launchChromium } from "./browser/launch-chromium.ts";

/** `npm run live:pictures`: takes the picture of each live example's canvas, for readers without JavaScript. */
const contentDir = "content";
const origin = "https://live.example";
/** The frame's size where a page is wide, in CSS pixels. */
const viewport = { width: 702, height: 608 };

const live = await bundleLive({ contentDir, basePath, mode: "production" });
const documents = await liveDocuments(contentDir, live);
const files = new Map([...live.files, ...documents].map((file) => [withBase(file.address ?? file.path), file]));

const browser = await launchChromium();
const page = await browser.newPage({ viewport, deviceScaleFactor: 2 });
page.on("pageerror", (error) => {
  throw error;
});
await page.route(`${origin}/**`, (route) => {
  const path = new URL(route.request().url()).pathname;
  const file = files.get(path);
  if (!file) return route.fulfill({ status: 404 });
  const isDocument = file.address !== undefined;
  const contentType = isDocument ? "text/html" : path.endsWith(".css") ? "text/css" : "text/javascript";
  const headers = isDocument ? { "Content-Security-Policy": liveExamplePolicy } : {};
  return route.fulfill({ body: Buffer.from(file.contents), contentType, headers });
});

for (const { name, source } of await readLiveSources(contentDir)) {
  await page.goto(origin + withBase(liveExamplePath(name)));
  const clip = await canvasOf(page);
  const file = join(contentDir, liveFolder, `${name}.png`);
  await writeFile(file, withMark(await page.screenshot({ clip }), pictureMark(source)));
  console.log(`✓ ${file} (${clip.width} × ${clip.height})`);
}
await browser.close();

/** The part of the window that the canvas fills. */
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

/** A PNG with a text chunk before its end: https://www.w3.org/TR/png-3/#11tEXt */
function withMark(png: Buffer, mark: string): Buffer {
  const text = Buffer.from(`tEXtSource\0${mark}`, "latin1");
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(text.length - 4);
  check.writeUInt32BE(crc32(text));
  const end = png.length - 12; // the IEND chunk
  return Buffer.concat([png.subarray(0, end), length, text, check, png.subarray(end)]);
}
