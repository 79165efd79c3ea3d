import { inflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { type Pixels, palettePng } from "./palette-png.ts";

function read(png: Uint8Array): { size: [number, number]; colours: number[][]; pixels: number[] } {
  const bytes = Buffer.from(png);
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    chunks.set(bytes.toString("latin1", at + 4, at + 8), bytes.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  const header = chunks.get("IHDR") ?? Buffer.alloc(8);
  const size: [number, number] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const palette = [...(chunks.get("PLTE") ?? [])];
  const rows = inflateSync(chunks.get("IDAT") ?? Buffer.alloc(0));
  const pixels = [...rows].filter((_, index) => index % (size[0] + 1) !== 0);
  return { size, pixels, colours: pixels.map((number) => palette.slice(number * 3, number * 3 + 3)) };
}

const picture = (width: number, height: number, colour: (index: number) => number[]): Pixels => {
  const pixels = Array.from({ length: width * height }, (_, index) => [...colour(index), 255]);
  return { width, height, data: Uint8Array.from(pixels.flat()) };
};

it("keeps every colour where a palette has room for them", () => {
  const { size, colours } = read(palettePng(picture(3, 2, (index) => [index * 40, 7, 255 - index])));
  expect(size).toEqual([3, 2]);
  expect(colours).toEqual([0, 1, 2, 3, 4, 5].map((index) => [index * 40, 7, 255 - index]));
});

it("makes neighbours one where there are more, and moves no colour far", () => {
  const original = (index: number) => [index % 256, Math.floor(index / 8) % 256, 128];
  const { colours } = read(palettePng(picture(64, 64, original)));
  const moved = colours.map((colour, index) =>
    Math.max(...original(index).map((value, channel) => Math.abs(value - (colour[channel] ?? 0)))),
  );
  expect(Math.max(...moved)).toBeLessThan(32);
  expect(new Set(colours.map(String)).size).toBeGreaterThan(64);
});
