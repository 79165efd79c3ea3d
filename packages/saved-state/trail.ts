import type { Place } from "./document.ts";

/** A place that shares its prefix with others: copying each place of deeply nested values would take quadratic time. */
export interface Trail {
  before: Trail | Place;
  key: string | number;
}

/** The place of a trail. */
export function toPlace(trail: Trail | Place): Place {
  if (!("key" in trail)) return trail;
  const keys: (string | number)[] = [];
  let rest: Trail | Place = trail;
  while ("key" in rest) {
    keys.push(rest.key);
    rest = rest.before;
  }
  return [...rest, ...keys.reverse()];
}
