import { type EditorHandle, settle } from "./stage.tsx";

/** The line that Craft.js draws where a drop would land. It has no class of its own: it is known by its height in the pile. */
export const indicatorLine = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>("div")].find(({ style }) => style.zIndex === "99999");

/** Draws the line at a child of a canvas, as if the pointer were there, and gives it. */
export async function drawLine(
  { actions, query }: EditorHandle,
  child = "",
  canvas = "ROOT",
  pointer = { x: 1, y: 1 },
): Promise<HTMLElement> {
  actions.setIndicator(query.getDropPlaceholder(child, canvas, pointer));
  await settle();
  const line = indicatorLine();
  if (!line) throw new Error("there is no line");
  return line;
}
