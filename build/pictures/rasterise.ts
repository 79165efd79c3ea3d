import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { initWasm, Resvg, type ResvgRenderOptions } from "@resvg/resvg-wasm";
import type { Pixels } from "./palette-png.ts";

const { resolve } = createRequire(import.meta.url);
let ready: Promise<void> | undefined;

type RenderedImage = ReturnType<InstanceType<typeof Resvg>["render"]>;

/** Renders an SVG without text elements at its own size. */
export function rasterise(svg: string): Promise<Pixels> {
  return draw(svg, {}, ({ width, height, pixels }) => ({ width, height, data: pixels.slice() }));
}

/** Renders an SVG without text elements as a transparent PNG, `width` pixels wide. */
export function drawPng(svg: string, width: number): Promise<Uint8Array> {
  return draw(svg, { fitTo: { mode: "width", value: width } }, (image) => image.asPng().slice());
}

/** `read` must copy: the image lives in WebAssembly memory, which is freed afterwards. */
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

/** Draws `over` on a copy of an opaque `ground`, with its corner at (x, y). */
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
