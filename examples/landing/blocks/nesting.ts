/** Whether a block may be a direct child of another, by name. Used by dragging, arrow keys and import. */
export function accepts(parent: string, child: string): boolean {
  if (child === "Page") return false;
  if (parent === "Columns" || child === "Column") return parent === "Columns" && child === "Column";
  if (parent === "Buttons") return child === "Button";
  // Cards hold simple content only.
  if (parent === "Card") return child !== "Card" && child !== "Columns" && child !== "Container";
  return parent === "Page" || parent === "Container" || parent === "Column";
}
