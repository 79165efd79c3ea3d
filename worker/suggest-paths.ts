import { distance } from "fastest-levenshtein";

/** An address longer than this is no slip of a finger, and every letter costs time. */
const longest = 100;
/** The share of letters from which on two words are two words. */
const farthest = 0.4;
/** How many pages are suggested. */
const count = 3;

/** A path that may be suggested, ready to be compared. */
export interface Candidate {
  path: string;
  /** The path without what people get wrong, and the last part of that. */
  whole: string;
  last: string;
}

/** Makes a path ready to be compared: to be done once for each page, and not for each wrong address. */
export function toCandidate(path: string): Candidate {
  const whole = plain(path);
  return { path, whole, last: whole.slice(whole.lastIndexOf("/") + 1) };
}

/**
 * The paths that were most probably meant by one that is no page's, best first: what is alike in its last part, written
 * in whatever case and with whatever hyphens, or in the whole of it.
 */
export function suggestPaths(wanted: string, candidates: Candidate[]): string[] {
  if (wanted.length > longest) return [];
  const { whole: slips, last } = toCandidate(wanted);
  if (!last) return [];
  const near: { path: string; edits: number }[] = [];
  for (const { path, whole: other, last: end } of candidates) {
    const byEnd = edits(last, end);
    // A part of the name is a smaller slip than as many wrong letters: /docs/layer, /docs/api/hooks/useNode-hook.
    const byPart = Math.min(last.length, end.length) >= 4 && (end.includes(last) || last.includes(end)) ? 0.25 : 1;
    const whole = edits(slips, other);
    // Of two pages of the same name, the one is meant whose folders are alike, too.
    const best = Math.min(byEnd, byPart, whole) + whole / 100;
    if (best < farthest) near.push({ path, edits: best });
  }
  return near
    .sort((a, b) => a.edits - b.edits)
    .slice(0, count)
    .map(({ path }) => path);
}

/** What to search for in the place of a page that is not there: its name in the path, as words; "" where it has none. */
export function wordsOfPath(path: string): string {
  const name = readable(path).replace(/\/+$/, "");
  const words = name.slice(name.lastIndexOf("/") + 1).replace(/[^\p{L}\p{N}]+/gu, " ");
  return words.trim().slice(0, longest).toWellFormed(); // a cut may halve a character
}

/** Without what people get wrong: case, hyphens, the ending of a file, and letters that a browser has encoded. */
function plain(path: string): string {
  return readable(path)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}/]/gu, "")
    .replace(/\/+$/, "");
}

/** A path without the ending of a file and the codes for its letters. */
function readable(path: string): string {
  let text = path;
  try {
    text = decodeURIComponent(path);
  } catch {
    // A "%" that encodes nothing stays what it is.
  }
  return text.replace(/\.(html?|mdx?|php)$/i, "");
}

/** Wrong letters as a share of all letters: 0 is the same, 1 has too little in common for a slip. */
function edits(a: string, b: string): number {
  const length = Math.max(a.length, b.length);
  // The difference in length alone says enough of most pairs, and costs nothing.
  return Math.abs(a.length - b.length) >= length * farthest ? 1 : distance(a, b) / length;
}
