import type { ReferenceEntry } from "../../shared/mcp-data.ts";

const maxEntries = 6;

/**
 * Finds reference entries by name. For `Editor.enabled` or `useNode connectors.connect`, these are the entries of the last name;
 * entries whose page or heading matches the other names come first.
 */
export function findReference(entries: ReferenceEntry[], query: string): ReferenceEntry[] {
  const withoutCalls = query.replace(/\(.*?\)/g, "").toLowerCase();
  const names = Array.from(withoutCalls.matchAll(/[\w$]+/g), ([name]) => name);
  const full = names.join(".");
  const scoreOf = ({ name, heading, path, row }: ReferenceEntry) => {
    const lowerName = name.toLowerCase();
    if (lowerName.split(".").at(-1) !== names.at(-1)) return 0;
    const location = `${path} ${heading} ${lowerName}`.toLowerCase();
    const matches = names.filter((word) => location.includes(word));
    return (lowerName === full ? 4 : 0) + 2 * matches.length + (row ? 0 : 1);
  };
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, maxEntries)
    .map(({ entry }) => entry);
}
