import { expect, it } from "vitest";
import { resized } from "./resize-handles.tsx";

const size = { width: 300, height: 100, room: 600, centred: false };

it.each([
  ["the right edge", size, "right", 60, 99, { width: 60 }],
  ["the bottom", size, "bottom", 99, 50, { height: 150 }],
  ["the corner", size, "corner", -60, -20, { width: 40, height: 80 }],
  ["the right edge of a block in the middle", { ...size, centred: true }, "right", 60, 0, { width: 70 }],
  ["an edge too far out", size, "corner", 900, 9000, { width: 100, height: 800 }],
  ["an edge too far in", size, "corner", -900, -9000, { width: 10, height: 0 }],
] as const)("follows %s", (_, from, edge, dx, dy, to) => {
  expect(resized(from, edge, dx, dy)).toEqual(to);
});
