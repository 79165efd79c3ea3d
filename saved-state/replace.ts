import { isObject } from "./find-document.ts";
import type { Place } from "./finding.ts";

/** A node whose mentions of nodes have other names. */
export function renamed(node: Record<string, unknown>, name: (id: unknown) => unknown): Record<string, unknown> {
  const result = { ...node };
  if ("parent" in node) result.parent = name(node.parent);
  if (Array.isArray(node.nodes)) result.nodes = node.nodes.map(name);
  for (const field of ["linkedNodes", "_childCanvas"]) {
    const links = node[field];
    if (isObject(links)) result[field] = Object.fromEntries(Object.entries(links).map(([key, id]) => [key, name(id)]));
  }
  return result;
}

/** A value with another one at a place within it; undefined takes that out. */
export function replaced(within: unknown, [key, ...inner]: Place, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(within)) {
    const index = Number(key);
    const item = replaced(within[index], inner, value);
    return item === undefined ? within.toSpliced(index, 1) : within.with(index, item);
  }
  if (!isObject(within)) return within;
  const entries = new Map(Object.entries(within));
  const item = replaced(entries.get(String(key)), inner, value);
  if (item === undefined) entries.delete(String(key));
  else entries.set(String(key), item);
  return Object.fromEntries(entries);
}
