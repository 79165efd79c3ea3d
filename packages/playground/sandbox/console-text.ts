/** What a console shows of values, in one text. */
export function consoleText(values: unknown[]): string {
  return values.map((value) => (typeof value === "string" ? value : readable(() => shown(value, 0, [])))).join(" ");
}

/** Levels that are written out. */
const deepest = 3;

/** Reading some properties throws: an event refers to the window, whose localStorage is blocked in a sandbox. */
function readable(show: () => string): string {
  try {
    return show();
  } catch {
    return "[not readable]";
  }
}

function shown(value: unknown, depth: number, above: unknown[]): string {
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value === "function") return `ƒ ${value.name || "(anonymous)"}`;
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value !== "object" || value === null) return String(value);
  if (value instanceof Error) return value.stack?.includes(value.message) ? value.stack : String(value);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? "Invalid Date" : value.toISOString();
  if (above.includes(value)) return "[circular]";
  const show = (inner: unknown) => shown(inner, depth + 1, [...above, value]);
  const name = Object.getPrototypeOf(value)?.constructor?.name ?? "Object";
  if ("nodeType" in value && "nodeName" in value) return `<${String(value.nodeName).toLowerCase()}>`;
  if (depth >= deepest) return Array.isArray(value) ? "[…]" : "{…}";
  if (Array.isArray(value)) return `[${value.map(show).join(", ")}]`;
  if (value instanceof Map) return `Map {${[...value].map(([key, of]) => `${show(key)} => ${show(of)}`).join(", ")}}`;
  if (value instanceof Set) return `Set {${[...value].map(show).join(", ")}}`;
  const fields = Object.keys(value).map((key) => `${key}: ${readable(() => show(value[key as keyof typeof value]))}`);
  const body = fields.length > 0 ? `{ ${fields.join(", ")} }` : "{}";
  return name === "Object" ? body : `${name} ${body}`;
}
