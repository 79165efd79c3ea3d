import { crc32, deflateSync } from "node:zlib";

/** Pixels of a picture, four bytes each (RGBA), row by row. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

const mostColours = 256;

/**
 * A PNG with a palette, a quarter of the size of one with a colour in each pixel. Where there are more colours than a
 * palette holds, neighbours become one, which nobody sees in letters and lines. The picture must be opaque.
 */
export function palettePng({ width, height, data }: Pixels): Uint8Array {
  const { palette, indexes } = reduce(data);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) rows.set(indexes.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, each the number of a colour.
  header.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette)),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** The colours of the pixels, three bytes each, and the number of each pixel's colour. */
function reduce(data: Uint8Array): { palette: number[]; indexes: Uint8Array } {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
  const indexes = new Uint8Array(pixels.length);
  // Each try leaves out one more bit of red, green and blue.
  for (let bits = 0; ; bits++) {
    const mask = ((0xff << bits) & 0xff) * 0x010101;
    const numbers = new Map<number, number>();
    const palette: number[] = [];
    let index = 0;
    let last = -1;
    let number: number | undefined;
    for (; index < pixels.length; index++) {
      const colour = (pixels[index] ?? 0) & mask;
      if (colour !== last) number = numbers.get(colour);
      if (number === undefined) {
        if (numbers.size === mostColours) break;
        number = numbers.size;
        numbers.set(colour, number);
        // The first pixel of the colour is what it stays.
        palette.push(...data.subarray(index * 4, index * 4 + 3));
      }
      indexes[index] = number;
      last = colour;
    }
    if (index === pixels.length) return { palette, indexes };
  }
}

function chunk(type: string, contents: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), contents]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(contents.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
