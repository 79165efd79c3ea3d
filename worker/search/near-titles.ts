import type { PageLink } from "../../shared/page-data.ts";
import type { SearchIndex } from "./open-index.ts";

const mostTitles = 4;
/** Minimum similarity: the share of letter pairs in common. */
const leastAlike = 0.25;

/** Titles and headings spelt most like a query without results, nearest first. */
export function nearTitles({ records, texts }: SearchIndex, query: string): PageLink[] {
  const wanted = pairsOf(query.slice(0, 64));
  const near = records.flatMap(({ url, type, hierarchy }, index) => {
    if (type > "lvl3") return [];
    const pairs = pairsOf(texts[index]?.heading ?? "");
    const shared = [...pairs].filter((pair) => wanted.has(pair)).length;
    const alike = (2 * shared) / (pairs.size + wanted.size || 1);
    const label = type === "lvl1" ? hierarchy.lvl1 : `${hierarchy.lvl1} › ${hierarchy[type]}`;
    return alike >= leastAlike ? [{ label: label ?? "", path: url, alike }] : [];
  });
  const sorted = near.sort((a, b) => b.alike - a.alike).slice(0, mostTitles);
  return sorted.map(({ label, path }) => ({ label, path }));
}

function pairsOf(text: string): Set<string> {
  const letters = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return new Set(Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)));
}
