/** A record's value at an attribute path such as `hierarchy.lvl1`, or undefined. */
export function valueAt(record: object, path: string): unknown {
  let value: unknown = record;
  for (const key of path.split(".")) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

/** The values of an attribute as a list, whether it holds one, several or none. */
export function valuesAt(record: object, path: string): unknown[] {
  const value = valueAt(record, path);
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
}

/** Sets a value at an attribute path, creating objects on the way. */
export function setAt(target: Record<string, unknown>, path: string, value: unknown): void {
  const keys = path.split(".");
  const last = keys.pop() ?? "";
  let inner = target;
  for (const key of keys) {
    inner[key] ??= {};
    inner = inner[key] as Record<string, unknown>;
  }
  inner[last] = value;
}

/** The attributes that a list selects: `*` is all, `hierarchy` all within, `-code` excludes one. */
export function chosen(list: string[], all: string[]): string[] {
  const without = list.filter((name) => name.startsWith("-")).map((name) => name.slice(1));
  const names = list.filter((name) => !name.startsWith("-"));
  const isAmong = (names: string[], path: string) => names.some((name) => covers(name, path));
  return all.filter((path) => isAmong(names, path) && !isAmong(without, path));
}

/** Whether a name selects the attribute at a path: the attribute itself, a parent, or `*`. */
export function covers(name: string, path: string): boolean {
  return name === "*" || name === path || path.startsWith(`${name}.`);
}
