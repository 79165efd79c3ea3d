import type { EditorHandle } from "./editor.tsx";
import { settle } from "./input.ts";

/** Craft.js's drop indicator. By default it has no class, so its z-index identifies it. */
export const indicatorLine = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>("div")].find(({ style }) => style.zIndex === "99999");

/** Shows the drop indicator for a pointer over a child of a canvas, and returns its element. */
export async function drawLine(
  { actions, query }: EditorHandle,
  child = "",
  canvas = "ROOT",
  pointer = { x: 1, y: 1 },
): Promise<HTMLElement> {
  actions.setIndicator(query.getDropPlaceholder(child, canvas, pointer));
  await settle();
  const line = indicatorLine();
  if (!line) throw new Error("no drop indicator is shown");
  return line;
}
