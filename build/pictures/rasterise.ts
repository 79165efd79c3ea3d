import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";

const { resolve } = createRequire(import.meta.url);
let ready: Promise<void> | undefined;

/** Renders an SVG without text elements as a PNG, `width` pixels wide. */
export async function drawPng(svg: string, width: number): Promise<Uint8Array> {
  ready ??= readFile(resolve("@resvg/resvg-wasm/index_bg.wasm")).then((wasm) => initWasm(wasm));
  await ready;
  const drawing = new Resvg(svg, { fitTo: { mode: "width", value: width } });
  const image = drawing.render();
  const png = image.asPng().slice(); // a copy, as the memory of WebAssembly is freed
  image.free();
  drawing.free();
  return png;
}
