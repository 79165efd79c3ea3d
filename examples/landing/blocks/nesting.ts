/** Whether a block may stand directly in another one, both by name. Dragging, arrow keys and import all ask here. */
export function accepts(parent: string, child: string): boolean {
  if (child === "Page") return false;
  if (parent === "Columns" || child === "Column") return parent === "Columns" && child === "Column";
  // A card is one thing: what it holds is simple.
  if (parent === "Card") return child !== "Card" && child !== "Columns" && child !== "Container";
  return parent === "Page" || parent === "Container" || parent === "Column";
}
