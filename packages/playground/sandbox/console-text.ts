/**
 * The values of a console call in one line. Placeholders in its first text, such as `%s`, are filled in; `%c` is left out
 * (https://console.spec.whatwg.org/#formatter).
 */
export function consoleText(values: unknown[]): string {
  const [first, ...rest] = values;
  if (typeof first !== "string" || rest.length === 0) return values.map(inOneLine).join(" ");
  const start = first.replace(/%[sdifoOc%]/g, (placeholder) => fillPlaceholder(placeholder, rest));
  return [start, ...rest.map(inOneLine)].join(" ");
}

/** Removes the next value, and returns its text; without a value, the placeholder. `%%` is a percent sign. */
function fillPlaceholder(placeholder: string, values: unknown[]): string {
  if (placeholder === "%%") return "%";
  if (values.length === 0) return placeholder;
  const value = values.shift();
  if (placeholder === "%c") return "";
  if (placeholder === "%d" || placeholder === "%i") return String(Number.parseInt(String(value), 10));
  return inOneLine(value);
}

const inOneLine = (value: unknown) =>
  typeof value === "string" ? value : unlessThrows(() => format(value, lineLayout(), 0, []));

/** The objects of a console call, one entry per line; undefined if none has entries. */
export function consoleDetail(values: unknown[]): string | undefined {
  const texts = values.map((value) =>
    unlessThrows(() => (canUnfold(value) ? format(value, detailLayout(), 0, []) : "")),
  );
  return texts.filter((text) => text.includes("\n")).join("\n") || undefined;
}

const canUnfold = (value: unknown) => typeof value === "object" && value !== null && !(value instanceof Error);

interface Layout {
  /** Maximum depth. */
  maxDepth: number;
  hasLineBreaks: boolean;
  /** Number of objects that may still be shown: objects that refer to each other have too many paths. */
  remaining: number;
}

const lineLayout = (): Layout => ({ maxDepth: 3, hasLineBreaks: false, remaining: 1000 });
const detailLayout = (): Layout => ({ maxDepth: 8, hasLineBreaks: true, remaining: 1000 });

/** Entries of a list or an object that are shown: a million would take seconds. */
const maxEntries = 100;

/** Reading some properties throws: an event refers to the window, whose localStorage is blocked in a sandbox. */
function unlessThrows(show: () => string): string {
  try {
    return show();
  } catch {
    return "[not readable]";
  }
}

/** An error's message and stack, without the frames of the site's own scripts. */
export function stackOf(error: Error): string {
  const { stack = "", message } = error;
  const lines = stack.includes(message) ? stack.split("\n") : [String(error)];
  return lines.filter((line) => !line.includes("/_assets/")).join("\n");
}

function format(value: unknown, layout: Layout, depth: number, above: unknown[]): string {
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value === "function") return `ƒ ${value.name || "(anonymous)"}`;
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value !== "object" || value === null) return String(value);
  if (value instanceof Error) return stackOf(value);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? "Invalid Date" : value.toISOString();
  if (above.includes(value)) return "[circular]";
  const show = (inner: unknown) => format(inner, layout, depth + 1, [...above, value]);
  const name = Object.getPrototypeOf(value)?.constructor?.name ?? "Object";
  if ("nodeType" in value && "nodeName" in value) return `<${String(value.nodeName).toLowerCase()}>`;
  if (depth >= layout.maxDepth || layout.remaining-- <= 0) return Array.isArray(value) ? "[…]" : "{…}";
  const list = <Item>(open: string, items: Item[], close: string, showItem: (item: Item) => string = show) => {
    const entries = Array.from(items.slice(0, maxEntries), showItem); // of typed arrays, too
    if (items.length > maxEntries) entries.push(`… ${items.length - maxEntries} more`);
    if (entries.length === 0) return (open + close).replaceAll(" ", "");
    if (!layout.hasLineBreaks) return open + entries.join(", ") + close;
    const lines = entries.map((entry) => `${"  ".repeat(depth + 1)}${entry}`);
    return `${open.trimEnd()}\n${lines.join(",\n")}\n${"  ".repeat(depth)}${close.trimStart()}`;
  };
  if (Array.isArray(value)) return list("[", value, "]");
  if (ArrayBuffer.isView(value) && "length" in value) return `${name} ${list("[", value as never, "]")}`;
  if (value instanceof Map)
    return `Map ${list("{", [...value], "}", ([key, entry]) => `${show(key)} => ${show(entry)}`)}`;
  if (value instanceof Set) return `Set ${list("{", [...value], "}")}`;
  const showField = (key: string) => `${key}: ${unlessThrows(() => show(value[key as keyof typeof value]))}`;
  const body = list("{ ", Object.keys(value), " }", showField);
  return name === "Object" ? body : `${name} ${body}`;
}
