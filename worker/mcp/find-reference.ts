import type { ReferenceEntry } from "../../shared/mcp-data.ts";

const maxEntries = 6;

/**
 * Reference entries for a name. `Editor.enabled` and `useNode connectors.connect` find entries of the last name, with
 * entries first whose page or heading matches the other names.
 */
export function findReference(entries: ReferenceEntry[], asked: string): ReferenceEntry[] {
  const names = asked.replace(/\(.*?\)/g, " ").match(/[\w$][\w$.]*/g) ?? [];
  const full = names.join(".").toLowerCase();
  const [last = "", ...before] = full.split(".").reverse();
  const scoreOf = ({ name, heading, path, row }: ReferenceEntry) => {
    const own = name.toLowerCase();
    if (last === "" || own.split(".").at(-1) !== last) return 0;
    const place = `${path} ${heading} ${own}`.toLowerCase();
    return 1 + (own === full ? 4 : 0) + 2 * before.filter((word) => place.includes(word)).length + (row ? 0 : 1);
  };
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, maxEntries)
    .map(({ entry }) => entry);
}
