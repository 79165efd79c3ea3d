import { crc32, deflateSync } from "node:zlib";

/** RGBA pixels, four bytes each, row by row. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

const mostColours = 256;

/** A quarter of the size of true colour. Merging similar colours is invisible in letters and lines. Must be opaque. */
export function palettePng({ width, height, data }: Pixels): Uint8Array {
  const { palette, indexes } = reduce(data);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) rows.set(indexes.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Bit depth 8, colour type 3 (palette).
  header.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette)),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function reduce(data: Uint8Array): { palette: number[]; indexes: Uint8Array } {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
  const indexes = new Uint8Array(pixels.length);
  // Each pass drops one more bit per channel.
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
