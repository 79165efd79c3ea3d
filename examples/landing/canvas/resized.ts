export type Edge = "right" | "bottom" | "corner";

/** A block's size in pixels as it was when the handle was taken. */
export interface Size {
  width: number;
  height: number;
  /** The width that its container has for it. */
  room: number;
  /** Whether it stands in the middle of its container, so that both of its sides move. */
  centred: boolean;
}

const smallestWidth = 10;
const largestHeight = 800;

/** The width (percent of the room) and the height (pixels) of a block whose edge was pulled by some pixels. */
export function resized(size: Size, edge: Edge, dx: number, dy: number): { width?: number; height?: number } {
  const result: { width?: number; height?: number } = {};
  if (edge !== "bottom") {
    const width = size.width + dx * (size.centred ? 2 : 1);
    result.width = clamp(Math.round((100 * width) / size.room), smallestWidth, 100);
  }
  if (edge !== "right") result.height = clamp(Math.round(size.height + dy), 0, largestHeight);
  return result;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
