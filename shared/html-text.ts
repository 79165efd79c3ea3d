const references: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const characters = Object.fromEntries([
  ["&#x27;", "'"], // as React writes it
  ...Object.entries(references).map(([character, reference]) => [reference, character]),
]);

/** Escapes text for elements and attributes of HTML or XML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => references[character] ?? character);
}

/** Reverses the escaping of `escapeHtml` or React. Other character references stay unchanged. */
export function unescapeHtml(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#39|#x27);/g, (reference) => characters[reference] ?? reference);
}
