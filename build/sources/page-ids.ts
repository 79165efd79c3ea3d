/** Error message for a page id, which becomes its URL, or null. */
export function wrongPageId(id: string): string | null {
  if (/^index$/i.test(id)) {
    return "the site makes the index of a version itself: name the page after what it says, or give it a slug";
  }
  const reserved = id.split("/").find((segment) => /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(segment));
  // https://learn.microsoft.com/windows/win32/fileio/naming-a-file
  if (reserved) return `rename "${reserved}": Windows reserves this name, so no checkout there has the file`;
  const isFile = /\.(?:mdx?|html?|json|xml|txt|js|css|png|svg)$/i.test(id);
  if (!isFile && /^[\w-](?:[\w.-]*[\w-])?(?:\/[\w-](?:[\w.-]*[\w-])?)*$/.test(id)) return null;
  const better = id
    .replaceAll("ß", "ss")
    .normalize("NFD") // an accented letter becomes the letter and its accent
    .replace(/\p{Mark}/gu, "")
    .split("/")
    .map((segment) => segment.replace(/[^\w-]+/g, "-").replace(/^-+|-+$/g, ""))
    .filter(Boolean)
    .join("/");
  const why = 'its path becomes its address, so that it holds letters without accents, digits, ".", "-" and "_" only';
  return `${better ? `rename to "${better}"` : "rename it"}: ${why}`;
}
