const references: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const characters = Object.fromEntries(
  Object.entries(references).map(([character, reference]) => [reference, character]),
);

/** Escapes a text for HTML or XML, in elements and attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => references[character] ?? character);
}

/** The text of HTML without tags, as `escapeHtml` or packages/pages/highlight.ts wrote it. */
export function unescapeHtml(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#39);/g, (reference) => characters[reference] ?? reference);
}
