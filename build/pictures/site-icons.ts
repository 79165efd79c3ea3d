import { withBase } from "browser/base-path.ts";
import { themeColour } from "../../shared/wire-names.ts";
import { type AssetFile, textFile } from "../base/asset-file.ts";
import { kept } from "../cache/kept.ts";
import type { Settings } from "../settings/settings.ts";
import { drawPng } from "./rasterise.ts";

const [green, white] = ["#6fd3b6", "#fff"];

/** The site's mark on a 32 × 32 ground. A mark of 20 falls on whole pixels in tabs, also at 16 × 16. */
function icon(corner: number, markSize: number): string {
  const start = (32 - markSize) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${corner}" fill="${themeColour}"/>${logo(start, start, markSize)}</svg>`;
}

/** The site's mark as an SVG group, its top left corner at (x, y). */
export function logo(x: number, y: number, size: number): string {
  return `<g transform="translate(${x} ${y}) scale(${size / 20})"><path d="M3 3h14v14H3z" fill="none" stroke="${green}" stroke-width="2"/><path d="M0 0h6v6H0zM14 0h6v6h-6zM0 14h6v6H0zM14 14h6v6h-6z" fill="${white}"/></g>`;
}

/** Tab icon that follows the browser's colour scheme: a dark ground would disappear in dark tabs. */
function tabIcon(title: string): string {
  const dark =
    "@media(prefers-color-scheme:dark){rect{fill:#e6ede9}g path{stroke:#17705c}g path+path{fill:#16211d;stroke:none}}";
  return icon(6, 20).replace(">", `><title>${title}</title><style>${dark}</style>`);
}

/** Icons and their manifest, drawn from one mark. A file of the same name in `content/static/` replaces one. */
export async function siteIcons({ site }: Settings): Promise<AssetFile[]> {
  const [rounded, whole] = [icon(6, 20), icon(0, 17)];
  const [small, apple, middle, large] = await kept(
    "icons",
    [rounded, whole],
    async () =>
      [
        ico(await drawPng(rounded, 32)),
        await drawPng(whole, 180),
        await drawPng(whole, 192),
        await drawPng(whole, 512),
      ] as const,
  );
  const manifest = {
    name: `${site.title}: ${site.tagline}`,
    short_name: site.title,
    start_url: withBase("/"),
    display: "browser",
    background_color: white,
    theme_color: themeColour,
    icons: [192, 512].map((size) => ({
      src: withBase(`/icon-${size}.png`),
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose: "any maskable",
    })),
  };
  return [
    textFile("/favicon.svg", tabIcon(site.title)),
    { path: "/favicon.ico", contents: small },
    { path: "/apple-touch-icon.png", contents: apple },
    { path: "/icon-192.png", contents: middle },
    { path: "/icon-512.png", contents: large },
    textFile("/site.webmanifest", JSON.stringify(manifest)),
  ];
}

/** An icon file with one 32 × 32 PNG: https://en.wikipedia.org/wiki/ICO_(file_format) */
function ico(png: Uint8Array): Uint8Array {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // number of pictures
  header.set([32, 32], 6);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
