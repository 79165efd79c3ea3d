import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { createElement } from "react";
import satori, { type Font, type SatoriOptions } from "satori";
import { socialCardSize } from "../../shared/wire-names.ts";
import { importTsx } from "../base/import-tsx.ts";
import type * as socialCard from "./social-card.tsx";

const { resolve } = createRequire(import.meta.url);
/** Characters that the subsets of the font lack. */
const unsupported = /[^\0-\xff\p{Script=Latin}\u2000-\u206f€™]/gu;

let resources: Promise<[typeof socialCard, Font[], unknown]> | undefined;

/**
 * Draws a page's social card as a PNG. Drops characters that the font lacks; if none are left, shows the site's title.
 * @param onNodeDetected is called with the position of each element
 */
export async function drawSocialCard(
  { title, section, siteTitle, host }: Omit<socialCard.SocialCardProps, "logo">,
  onNodeDetected?: SatoriOptions["onNodeDetected"],
): Promise<Uint8Array> {
  resources ??= Promise.all([
    importTsx<typeof socialCard>("build/pictures/social-card.tsx"),
    readFonts(),
    readFile(resolve("@resvg/resvg-wasm/index_bg.wasm")).then((wasm) => initWasm(wasm)),
  ]);
  const [{ SocialCard, logoWidth }, fonts] = await resources;
  const supported = (text: string) => text.replace(unsupported, "").trim() || siteTitle;
  const props = { title: supported(title), section: supported(section), siteTitle, host, logo: logoUrl(logoWidth) };
  const svg = await satori(createElement(SocialCard, props), {
    ...socialCardSize,
    fonts,
    ...(onNodeDetected && { onNodeDetected }),
  });
  const drawing = new Resvg(svg);
  const image = drawing.render();
  const png = image.asPng().slice(); // a copy, as the memory of WebAssembly is freed
  image.free();
  drawing.free();
  return png;
}

/** Static fonts, as satori ignores variable axes. Each subset is a separate family, as satori uses one font per family and weight. */
function readFonts(): Promise<Font[]> {
  const families = { latin: "Figtree", "latin-ext": "Figtree Extended" };
  return Promise.all(
    Object.entries(families).flatMap(([subset, name]) =>
      ([400, 600, 700] as const).map(async (weight) => {
        const file = resolve(`@fontsource/figtree/files/figtree-${subset}-${weight}-normal.woff`);
        return { name, weight, data: await readFile(file) };
      }),
    ),
  );
}

/** The site's mark, as in content/static/favicon.svg. */
function logoUrl(size: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 20 20"><path d="M3 3h14v14H3z" fill="none" stroke="#6fd3b6" stroke-width="2"/><path d="M0 0h6v6H0zM14 0h6v6h-6zM0 14h6v6H0zM14 14h6v6h-6z" fill="#fff"/></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}
