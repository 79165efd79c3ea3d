/** A value as text: equal texts mean equal values, whatever the order of keys. */
export function show(value: unknown): string {
  if (value instanceof Set) return `Set ${show([...value])}`;
  if (Array.isArray(value)) return `[${value.map(show).join(", ")}]`;
  if (value && typeof value === "object") {
    const entries = Object.entries(value).filter(([, item]) => item !== undefined);
    return `{ ${entries
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([key, item]) => `${key}: ${show(item)}`)
      .join(", ")} }`;
  }
  return typeof value === "string" ? JSON.stringify(value) : String(value);
}
