import { expect, it } from "vitest";
import { sizeAfterDrag } from "./resize-handles.tsx";

const size = { width: 300, height: 100, availableWidth: 600, isCentred: false };

it.each([
  ["the right edge", size, "right", 60, 99, { width: 60 }],
  ["the bottom", size, "bottom", 99, 50, { height: 150 }],
  ["the corner", size, "corner", -60, -20, { width: 40, height: 80 }],
  ["the right edge of a centred block, on both sides", { ...size, isCentred: true }, "right", 60, 0, { width: 70 }],
  ["the corner beyond the maximum", size, "corner", 900, 9000, { width: 100, height: 800 }],
  ["the corner beyond the minimum", size, "corner", -900, -9000, { width: 10, height: 0 }],
] as const)("changes the size by dragging %s", (_, from, edge, dx, dy, to) => {
  expect(sizeAfterDrag(from, edge, dx, dy)).toEqual(to);
});
