/** Role of an exported component: contains an editor, is a block, edits the block around it, or is beside the canvas. */
export type Role = "app" | "user" | "settings" | "editor";

const exportPattern =
  /^export (default )?(?:(?:async )?function|const|class) ([A-Z]\w*)[\s\S]*?(?=^(?:export|const|function|class) |(?![\s\S]))/gm;

/** Roles of a module's exported components, by export name. If a component's own code does not show its role, the module's code does. */
export function rolesOf(source: string): Record<string, Role> {
  const roles: Record<string, Role> = {};
  for (const [text, isDefault, ownName = ""] of source.matchAll(exportPattern)) {
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
