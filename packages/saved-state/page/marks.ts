import type { Comparison } from "../compare.ts";

/** The changes of a node between two documents. */
export type Mark = "added" | "removed" | "moved" | "changed";

/** Marks by id. */
export type Marks = ReadonlyMap<string, ReadonlySet<Mark>>;

/** The marks of the nodes in each of two compared documents. */
export function marksOf({ added, removed, moved, changed }: Comparison): { before: Marks; after: Marks } {
  const both = { moved: moved.map(({ node }) => node), changed: changed.map(({ node }) => node) };
  return { before: marks({ removed, ...both }), after: marks({ added, ...both }) };
}

function marks(ids: Partial<Record<Mark, string[]>>): Marks {
  const byNode = new Map<string, Set<Mark>>();
  for (const [mark, nodes] of Object.entries(ids) as [Mark, string[]][])
    for (const node of nodes) byNode.set(node, (byNode.get(node) ?? new Set()).add(mark));
  return byNode;
}

/** The part of a comparison that concerns one node. */
export const changesOf = ({ added, removed, moved, changed }: Comparison, id: string): Comparison => ({
  added: added.filter((node) => node === id),
  removed: removed.filter((node) => node === id),
  moved: moved.filter(({ node }) => node === id),
  changed: changed.filter(({ node }) => node === id),
});
