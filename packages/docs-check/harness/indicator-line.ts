import type { EditorHandle } from "./editor.tsx";
import { settle } from "./input.ts";

/** Craft.js's drop indicator. It has no class, so its z-index identifies it. */
export const indicatorLine = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>("div")].find(({ style }) => style.zIndex === "99999");

/** Draws the indicator at a child of a canvas, as if the pointer were there, and returns it. */
export async function drawLine(
  { actions, query }: EditorHandle,
  child = "",
  canvas = "ROOT",
  pointer = { x: 1, y: 1 },
): Promise<HTMLElement> {
  actions.setIndicator(query.getDropPlaceholder(child, canvas, pointer));
  await settle();
  const line = indicatorLine();
  if (!line) throw new Error("the indicator has no line");
  return line;
}
