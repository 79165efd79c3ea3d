import { crc32, deflateSync } from "node:zlib";
import type { Page } from "playwright-core";

export interface SmallPicture {
  width: number;
  height: number;
  /** One byte per pixel, row by row: 0 is black. */
  grey: Uint8Array;
}

/**
 * Decodes a PNG in a browser.
 * @param page a blank page, left unchanged
 * @param factor number of pixels, in both directions, that become one
 */
export async function readPng(page: Page, png: Buffer, factor: number): Promise<SmallPicture> {
  const { width, height, grey } = await page.evaluate(
    async ({ url, factor }) => {
      const bitmap = await createImageBitmap(await (await fetch(url)).blob());
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext(
        "2d",
      ) as OffscreenCanvasRenderingContext2D;
      context.drawImage(bitmap, 0, 0);
      const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
      const [width, height] = [Math.floor(bitmap.width / factor), Math.floor(bitmap.height / factor)];
      const sums = new Float64Array(width * height);
      for (let y = 0; y < height * factor; y++) {
        for (let x = 0; x < width * factor; x++) {
          const byte = 4 * (y * bitmap.width + x);
          const shade = 0.299 * (data[byte] ?? 0) + 0.587 * (data[byte + 1] ?? 0) + 0.114 * (data[byte + 2] ?? 0);
          const cell = Math.floor(y / factor) * width + Math.floor(x / factor);
          sums[cell] = (sums[cell] ?? 0) + shade;
        }
      }
      // One string: Playwright takes a second for an array of as many numbers.
      const grey = Array.from(sums, (sum) => String.fromCharCode(Math.round(sum / factor ** 2))).join("");
      return { width, height, grey };
    },
    { url: `data:image/png;base64,${png.toString("base64")}`, factor },
  );
  return { width, height, grey: Buffer.from(grey, "latin1") };
}

/** Encodes the picture as an 8-bit PNG. */
export function writePng({ width, height, grey }: SmallPicture): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  // Each row starts with its filter type; 2 (the difference from the row above) suits flat areas.
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y++) {
    rows[y * (width + 1)] = 2;
    for (let x = 0; x < width; x++) {
      const above = y === 0 ? 0 : (grey[(y - 1) * width + x] ?? 0);
      rows[y * (width + 1) + 1 + x] = (grey[y * width + x] ?? 0) - above;
    }
  }
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(rows, { level: 9 });
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", data), chunk("IEND", Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/**
 * The fraction of pixels, from 0 to 1, that differ by more than the anti-aliasing of another browser version. Pictures of
 * different sizes differ completely.
 */
export function difference(picture: SmallPicture, reference: SmallPicture): number {
  if (picture.width !== reference.width || picture.height !== reference.height) return 1;
  const different = picture.grey.filter((shade, index) => Math.abs(shade - (reference.grey[index] ?? 0)) > 24);
  return different.length / picture.grey.length;
}
