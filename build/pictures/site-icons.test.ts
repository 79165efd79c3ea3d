import { imageSize } from "image-size";
import { expect, it } from "vitest";
import { readSettings } from "../settings/settings.ts";
import { siteIcons } from "./site-icons.ts";

const icons = await siteIcons(await readSettings("test/fixtures/site"));
const contents = (path: string) => Buffer.from(icons.find((icon) => icon.path === path)?.contents ?? []);

it.each([
  ["/apple-touch-icon.png", 180],
  ["/icon-192.png", 192],
  ["/icon-512.png", 512],
])("draws %s in the size that is asked for", (path, size) => {
  expect(imageSize(contents(path))).toMatchObject({ width: size, height: size, type: "png" });
});

it("draws an icon file of 32 pixels for browsers that know no SVG", () => {
  expect(imageSize(contents("/favicon.ico"))).toMatchObject({ width: 32, height: 32, type: "ico" });
  // The header holds the offset of the embedded PNG.
  const start = contents("/favicon.ico").readUInt32LE(18);
  expect(imageSize(contents("/favicon.ico").subarray(start))).toMatchObject({ width: 32, type: "png" });
});

it("names in its manifest icons that are there", () => {
  const manifest = JSON.parse(contents("/site.webmanifest").toString());
  expect(manifest.short_name).toBe("Fixture");
  const sources: string[] = manifest.icons.map(({ src }: { src: string }) => src);
  expect(sources.every((src) => contents(src).length > 0)).toBe(true);
});
