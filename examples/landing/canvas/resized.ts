export type Edge = "right" | "bottom" | "corner";

export interface Size {
  width: number;
  height: number;
  room: number;
  centred: boolean;
}

const smallestWidth = 10;
const largestHeight = 800;

/** New width (percent of the room) and height (pixels) after dragging an edge by `dx`, `dy` pixels. */
export function resized(size: Size, edge: Edge, dx: number, dy: number): { width?: number; height?: number } {
  const pixels = size.width + dx * (size.centred ? 2 : 1);
  const width = clamp(Math.round((100 * pixels) / size.room), smallestWidth, 100);
  const height = clamp(Math.round(size.height + dy), 0, largestHeight);
  return { ...(edge !== "bottom" && { width }), ...(edge !== "right" && { height }) };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
