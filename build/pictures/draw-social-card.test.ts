import { imageSize } from "image-size";
import type { SatoriNode } from "satori";
import { describe, expect, it } from "vitest";
import { socialCardSize } from "../../shared/wire-names.ts";
import { drawSocialCard } from "./draw-social-card.ts";

const site = { siteTitle: "Craft.js", host: "craft.js.org" };
const barHeight = 104;

async function draw(title: string): Promise<{ png: Uint8Array; nodes: SatoriNode[] }> {
  const nodes: SatoriNode[] = [];
  const png = await drawSocialCard({ title, section: "API Reference", ...site }, (node) => nodes.push(node));
  return { png, nodes };
}

describe.each([
  ["a short title", "useNode()"],
  ["a title of several lines", "A React framework for building drag-n-drop page editors"],
  ["a title that is longer than the card", "Save and load a page ".repeat(20)],
  ["a word that is wider than the card", "NodeSerialisation".repeat(8)],
  ["wide letters only", "W".repeat(44)],
])("%s", (_name, title) => {
  it("leaves a margin on all sides, and does not overlap the bar", async () => {
    const { png, nodes } = await draw(title);
    expect(imageSize(png)).toMatchObject({ ...socialCardSize, type: "png" });
    expect(png.length).toBeLessThan(80_000);
    const [_card, canvas, ...parts] = nodes;
    const block = parts.slice(
      0,
      parts.findIndex(({ width }) => width === socialCardSize.width),
    );
    expect(block.length).toBeGreaterThan(6);
    expect(canvas).toMatchObject({ height: socialCardSize.height - barHeight });
    for (const { left, top, width, height } of block) {
      expect(left).toBeGreaterThan(60);
      expect(left + width).toBeLessThan(socialCardSize.width - 60);
      expect(top).toBeGreaterThan(20);
      expect(top + height).toBeLessThan(socialCardSize.height - barHeight);
    }
  });
});
