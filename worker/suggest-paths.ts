import { distance } from "fastest-levenshtein";

/** In characters: a longer URL cannot be a typo, and comparing takes time. */
const maxLength = 100;
/** Paths that differ in this share of their letters, or more, are unrelated. */
const maxEdits = 0.4;
export const maxSuggestions = 3;

export interface Candidate {
  /** The path to suggest: for a redirect, its target, while `whole` and `last` are from its source. */
  path: string;
  /** The path and its last segment, prepared for comparison. */
  whole: string;
  last: string;
}

/** Prepares a path for comparison: once per page, not once per request. */
export function toCandidate(path: string): Candidate {
  const whole = plain(path);
  return { path, whole, last: whole.slice(whole.lastIndexOf("/") + 1) };
}

/** The paths that are most similar to an unknown one, best first, each once: as a whole or in the last segment. */
export function suggestPaths(missing: string, candidates: Candidate[]): string[] {
  if (missing.length > maxLength) return [];
  const { whole: missingWhole, last } = toCandidate(missing);
  if (!last) return [];
  const near: { path: string; edits: number }[] = [];
  for (const { path, whole: other, last: end } of candidates) {
    const byEnd = edits(last, end);
    // A name that contains the other is closer than its edit distance: /docs/layer, /docs/api/hooks/useNode-hook.
    const byPart = Math.min(last.length, end.length) >= 4 && (end.includes(last) || last.includes(end)) ? 0.25 : 1;
    const whole = edits(missingWhole, other);
    // Among pages of the same name, prefer the one with similar folders.
    const best = Math.min(byEnd, byPart, whole) + whole / 100;
    if (best < maxEdits) near.push({ path, edits: best });
  }
  const paths = near.sort((a, b) => a.edits - b.edits).map(({ path }) => path);
  return [...new Set(paths)].slice(0, maxSuggestions);
}

/** A search query for a missing page: its name in the path as words; "" if it has none. */
export function wordsOfPath(path: string): string {
  const name = readable(path).replace(/\/+$/, "");
  const words = name.slice(name.lastIndexOf("/") + 1).replace(/[^\p{L}\p{N}]+/gu, " ");
  return words.trim().slice(0, maxLength).toWellFormed(); // a cut may split a surrogate pair
}

/** Removes common mistakes: case, hyphens, file extension, percent-encoding. */
function plain(path: string): string {
  return readable(path)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}/]/gu, "")
    .replace(/\/+$/, "");
}

function readable(path: string): string {
  let text = path;
  try {
    text = decodeURIComponent(path);
  } catch {
    // Malformed percent-encoding is left unchanged.
  }
  return text.replace(/\.(html?|mdx?|php)$/i, "");
}

/** Edit distance as a share of all letters: 0 is identical, 1 unrelated. */
function edits(a: string, b: string): number {
  const length = Math.max(a.length, b.length);
  // The lengths alone rule out most pairs, at no cost.
  return Math.abs(a.length - b.length) >= length * maxEdits ? 1 : distance(a, b) / length;
}
