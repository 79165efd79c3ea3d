/** Error message for a page id that cannot become a URL, or null. */
export function pageIdProblem(id: string): string | null {
  if (/^(?:index|readme)$/i.test(id)) {
    return "the site generates the index of a version: name the page after its topic, or give it a slug";
  }
  const reserved = id.split("/").find((segment) => /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(segment));
  // https://learn.microsoft.com/windows/win32/fileio/naming-a-file
  if (reserved) return `rename "${reserved}": Windows reserves this name, so it cannot be checked out there`;
  const suggestion = urlSafeId(id);
  if (suggestion === id) return null;
  return `${suggestion ? `rename to "${suggestion}"` : "rename it, or give it a slug"}: ${urlSafeRule}`;
}

/** The reason for the rules of `urlSafeId`, for messages. */
export const urlSafeRule = 'addresses may contain only letters without accents, digits, ".", "-" and "_"';

const urlSafeSegment = /^[\w-](?:[\w.-]*[\w-])?$/;
const fileEnding = /\.(?:mdx?|html?|json|xml|txt|js|css|png|svg)$/i;

/** The most similar page id without characters that need escaping in a URL; null if a segment has only such characters. */
export function urlSafeId(id: string): string | null {
  const segments = id.split("/").map((segment, index, all) => {
    const isFile = index === all.length - 1 && fileEnding.test(segment);
    if (urlSafeSegment.test(segment) && !isFile) return segment;
    return segment
      .replaceAll("ß", "ss")
      .normalize("NFD") // an accented letter becomes the letter and its accent
      .replace(/\p{Mark}/gu, "")
      .replace(/[^\w-]+/g, "-")
      .replace(/^-+|-+$/g, "");
  });
  return segments.every(Boolean) ? segments.join("/") : null;
}
