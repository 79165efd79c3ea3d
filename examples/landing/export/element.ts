const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

export const indented = (html: string) => html.replace(/^(?=.)/gm, "  ");

type Value = string | number | boolean | undefined;
export type Style = Record<string, Value>;

/**
 * The HTML of an element. Attributes, styles and classes that are undefined or false are left out.
 * @param content a text, elements on separate lines, or null for a void element
 */
export function element(
  name: string,
  attributes: Record<string, Value | Value[] | Style>,
  content: string | string[] | null,
): string {
  const open = `<${name}${Object.entries(attributes).map(attribute).join("")}>`;
  if (content === null) return open;
  if (typeof content === "string") return `${open}${escaped(content).replace(/\r?\n/g, "<br>")}</${name}>`;
  return content.length === 0 ? `${open}</${name}>` : `${open}\n${indented(content.join("\n"))}\n</${name}>`;
}

function attribute([name, value]: [string, Value | Value[] | Style]): string {
  if (Array.isArray(value)) return attribute([name, value.filter(Boolean).join(" ") || undefined]);
  if (typeof value === "object") {
    const rules = Object.entries(value).filter(([, rule]) => rule !== undefined && rule !== false);
    return attribute([name, rules.map(([property, rule]) => `${property}: ${rule}`).join("; ") || undefined]);
  }
  if (value === undefined || typeof value === "boolean") return value ? ` ${name}` : "";
  return ` ${name}="${escaped(String(value)).replace(/\s/g, " ")}"`;
}
