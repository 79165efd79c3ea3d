/** Error message for a page id, which becomes its URL, or null. */
export function wrongPageId(id: string): string | null {
  if (/(^|\/)index$/i.test(id)) {
    return "its address would end in /index: name it after what it says. The index of a version is made by the site";
  }
  if (/^[\w-]+(\/[\w-]+)*$/.test(id)) return null;
  const better = id
    .split("/")
    .map((segment) => segment.replace(/[^\w-]+/g, "-").replace(/^-+|-+$/g, ""))
    .filter(Boolean)
    .join("/");
  const why = 'its path becomes its address, so that it holds letters without accents, digits, "-" and "_" only';
  return `${better ? `rename to "${better}"` : "rename it"}: ${why}`;
}
