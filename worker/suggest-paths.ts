import { distance } from "fastest-levenshtein";

/** In characters: a longer URL cannot be a typo, and comparing takes time. */
const maxLength = 100;
/** Paths at or above this ratio of edits to letters are unrelated. */
const maxEditRatio = 0.4;
export const maxSuggestions = 3;

export interface Candidate {
  /** The path to suggest. For a redirect this is the target; `whole` and `last` come from the source. */
  path: string;
  /** The path and its last segment, prepared for comparison. */
  whole: string;
  last: string;
}

/** Prepares a path for comparison: once per page, not once per request. */
export function toCandidate(path: string): Candidate {
  const whole = normalise(path);
  return { path, whole, last: whole.slice(whole.lastIndexOf("/") + 1) };
}

/** The paths that are most similar to an unknown one, best first, comparing whole paths and last segments. */
export function suggestPaths(missing: string, candidates: Candidate[]): string[] {
  if (missing.length > maxLength) return [];
  const { whole, last } = toCandidate(missing);
  if (!last) return [];
  const near: { path: string; edits: number }[] = [];
  for (const candidate of candidates) {
    const byLast = edits(last, candidate.last);
    // A segment that contains the other is closer than their edit distance: /docs/state and /docs/tools/saved-state.
    const isPart = candidate.last.includes(last) || last.includes(candidate.last);
    const byPart = isPart && Math.min(last.length, candidate.last.length) >= 4 ? 0.25 : 1;
    const byWhole = edits(whole, candidate.whole);
    // Among pages of the same name, prefer the one with similar folders.
    const best = Math.min(byLast, byPart, byWhole) + byWhole / 100;
    if (best < maxEditRatio) near.push({ path: candidate.path, edits: best });
  }
  const paths = near.sort((a, b) => a.edits - b.edits).map(({ path }) => path);
  return [...new Set(paths)].slice(0, maxSuggestions);
}

/** A search query for a missing page: the words of the last path segment; "" if it has none. */
export function wordsOfPath(path: string): string {
  const name = decodePath(path).replace(/\/+$/, "");
  const words = name.slice(name.lastIndexOf("/") + 1).replace(/[^\p{L}\p{N}]+/gu, " ");
  return words.trim().slice(0, maxLength).toWellFormed(); // a cut may split a surrogate pair
}

/** Reduces a path to what matters for comparison: lower-case letters, digits and slashes, without a file extension. */
function normalise(path: string): string {
  return decodePath(path)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}/]/gu, "")
    .replace(/\/+$/, "");
}

function decodePath(path: string): string {
  let text = path;
  try {
    text = decodeURIComponent(path);
  } catch {
    // Malformed percent-encoding is left unchanged.
  }
  return text.replace(/\.(html?|mdx?|php)$/i, "");
}

/** Edit distance divided by the longer length; 1 if the lengths alone show that the paths are unrelated. */
function edits(a: string, b: string): number {
  const length = Math.max(a.length, b.length);
  // The lengths alone rule out most pairs, at no cost.
  return Math.abs(a.length - b.length) >= length * maxEditRatio ? 1 : distance(a, b) / length;
}
