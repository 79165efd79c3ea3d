/**
 * What an exported component is, by what its code says: it holds an editor, is a block of the canvas, edits the block
 * that it is rendered in, or stands beside the canvas.
 */
export type Role = "app" | "user" | "settings" | "editor";

const exported =
  /^export (default )?(?:(?:async )?function|const|class) ([A-Z]\w*)[\s\S]*?(?=^(?:export|const|function|class) |(?![\s\S]))/gm;

/** The roles of the components that a module exports, by the name under which it does. Those without a sign of their own go by what the module uses. */
export function rolesOf(source: string): Record<string, Role> {
  const roles: Record<string, Role> = {};
  for (const [text, isDefault, ownName = ""] of source.matchAll(exported)) {
    const name = isDefault ? "default" : ownName;
    // Event handlers are classes too.
    if (/^export (?:default )?class \w+\b(?! extends (?:React\.)?(?:Pure)?Component\b)/.test(text)) continue;
    if (/<Editor\b/.test(text)) roles[name] = "app";
    else if (/Settings$/.test(ownName) && /\buseNode\(|useSettings/.test(source)) roles[name] = "settings";
    else if (/\buseNode\(|connectNode\(/.test(text)) roles[name] = "user";
    else if (/\buseEditor\(|connectEditor\(/.test(text)) roles[name] = "editor";
    else roles[name] = /\buseNode\(|UserComponent/.test(source) ? "user" : "editor";
  }
  return roles;
}
