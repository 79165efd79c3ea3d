import type { ReferenceEntry } from "../../shared/mcp-data.ts";

const maxEntries = 6;

/**
 * Reference entries for a name. `Editor.enabled` and `useNode connectors.connect` find entries of the last name, with
 * entries first whose page or heading matches the other names.
 */
export function findReference(entries: ReferenceEntry[], asked: string): ReferenceEntry[] {
  const withoutCalls = asked.replace(/\(.*?\)/g, "").toLowerCase();
  const names = Array.from(withoutCalls.matchAll(/[\w$]+/g), ([name]) => name);
  const full = names.join(".");
  const scoreOf = ({ name, heading, path, row }: ReferenceEntry) => {
    const own = name.toLowerCase();
    if (own.split(".").at(-1) !== names.at(-1)) return 0;
    const place = `${path} ${heading} ${own}`.toLowerCase();
    const matches = names.filter((word) => place.includes(word));
    return (own === full ? 4 : 0) + 2 * matches.length + (row ? 0 : 1);
  };
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, maxEntries)
    .map(({ entry }) => entry);
}
