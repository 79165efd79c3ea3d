/** A value of a record by the path of its attribute: `hierarchy.lvl1`. Undefined where there is none. */
export function valueAt(record: object, path: string): unknown {
  let value: unknown = record;
  for (const key of path.split(".")) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

/** The values of an attribute, which may hold a list of them, or none. */
export function valuesAt(record: object, path: string): unknown[] {
  const value = valueAt(record, path);
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
}

/** Puts a value at the path of an attribute, and makes the objects that lead there. */
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

/**
 * Which of the attributes a list names: `*` is all of them, `hierarchy` all within, `-code` all but that one.
 * @param all the paths of all attributes
 */
export function chosen(list: string[], all: string[]): string[] {
  const without = list.filter((name) => name.startsWith("-")).map((name) => name.slice(1));
  const names = list.filter((name) => !name.startsWith("-"));
  const isAmong = (names: string[], path: string) => names.some((name) => covers(name, path));
  return all.filter((path) => isAmong(names, path) && !isAmong(without, path));
}

/** Whether a name of attributes is that of the attribute at a path, or of one around it. */
export function covers(name: string, path: string): boolean {
  return name === "*" || name === path || path.startsWith(`${name}.`);
}
