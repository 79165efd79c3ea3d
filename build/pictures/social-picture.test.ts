import { describe, expect, it } from "vitest";
import { pictureSize } from "../../shared/wire-names.ts";
import { siteFonts } from "../fonts/fonts.ts";
import { palettePng } from "./palette-png.ts";
import { paste, rasterise } from "./rasterise.ts";
import { pictureBlock, pictureGround } from "./social-picture.ts";

const [font] = (await siteFonts()).map(({ measured }) => measured);
if (!font) throw new Error("the site has no fonts");

const ground = await rasterise(pictureGround("Craft.js", "craft.js.org", font).svg);

describe.each([
  ["a short title", "useNode()"],
  ["a title of several lines", "A React framework for building drag-n-drop page editors"],
  ["a title that is longer than the picture", "Save and load a page ".repeat(20)],
  ["a word that is wider than the picture", "NodeSerialisation".repeat(8)],
  ["no title", ""],
])("%s", (_name, title) => {
  const block = pictureBlock(title, "API Reference", font);

  it("stands on the canvas, above the bar with the site's name", () => {
    expect(block.x).toBeGreaterThan(60);
    expect(block.y).toBeGreaterThan(20);
    expect(block.x + block.width).toBeLessThanOrEqual(pictureSize.width - 60);
    expect(block.y + block.height).toBeLessThan(pictureSize.height - 104);
  });

  it("makes a picture of at most 40 kB", async () => {
    const drawn = await rasterise(block.svg);
    expect([drawn.width, drawn.height]).toEqual([block.width, block.height]);
    const png = palettePng(paste(ground, drawn, block.x, block.y));
    expect(png.length).toBeLessThan(40_000);
  });
});

it("changes nothing of the ground outside of the block", async () => {
  const block = pictureBlock("useNode()", "API Reference", font);
  const picture = paste(ground, await rasterise(block.svg), block.x, block.y);
  const pixel = (x: number, y: number, { data } = picture) => [
    ...data.subarray((y * 1200 + x) * 4, (y * 1200 + x) * 4 + 3),
  ];
  expect(pixel(5, 5)).toEqual(pixel(5, 5, ground));
  expect(pixel(block.x + 20, block.y + 5)).toEqual([0x0d, 0x66, 0xd0]);
  // The canvas shows between the handles and the edge of the part.
  expect(pixel(block.x + block.width - 1, block.y + 80)).toEqual(
    pixel(block.x + block.width - 1, block.y + 80, ground),
  );
});
