import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { initWasm, Resvg, type ResvgRenderOptions } from "@resvg/resvg-wasm";
import type { Pixels } from "./palette-png.ts";

const { resolve } = createRequire(import.meta.url);
let ready: Promise<void> | undefined;

type RenderedImage = ReturnType<InstanceType<typeof Resvg>["render"]>;

/** Draws an SVG without text, in its own size. */
export function rasterise(svg: string): Promise<Pixels> {
  return draw(svg, {}, ({ width, height, pixels }) => ({ width, height, data: pixels.slice() }));
}

/** Draws an SVG without text as a PNG, `width` pixels wide, which is transparent where nothing is drawn. */
export function drawPng(svg: string, width: number): Promise<Uint8Array> {
  return draw(svg, { fitTo: { mode: "width", value: width } }, (image) => image.asPng().slice());
}

/** `read` copies what it wants of the picture: the original lives in the memory of the WebAssembly and goes with it. */
async function draw<Result>(svg: string, options: ResvgRenderOptions, read: (image: RenderedImage) => Result) {
  ready ??= readFile(resolve("@resvg/resvg-wasm/index_bg.wasm")).then((wasm) => initWasm(wasm));
  await ready;
  const drawing = new Resvg(svg, options);
  const image = drawing.render();
  const result = read(image);
  image.free();
  drawing.free();
  return result;
}

/** Draws `over` on a copy of `ground`, with its corner at (x, y). The ground is opaque, and so is what comes of it. */
export function paste(ground: Pixels, over: Pixels, x: number, y: number): Pixels {
  const data = ground.data.slice();
  for (let row = 0; row < over.height; row++) {
    for (let column = 0; column < over.width; column++) {
      const from = (row * over.width + column) * 4;
      const to = ((y + row) * ground.width + x + column) * 4;
      const alpha = (over.data[from + 3] ?? 0) / 255;
      for (let channel = 0; alpha > 0 && channel < 3; channel++) {
        const above = over.data[from + channel] ?? 0;
        data[to + channel] = above * alpha + (data[to + channel] ?? 0) * (1 - alpha);
      }
    }
  }
  return { ...ground, data };
}
