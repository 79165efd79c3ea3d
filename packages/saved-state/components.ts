import { isChildElement } from "./check-props.ts";
import { isObject, type SavedDocument } from "./document.ts";
import { typeName } from "./migrate-saved-state.ts";

export interface ComponentCount {
  name: string;
  /** An HTML element needs no entry in the resolver. */
  isElement: boolean;
  count: number;
}

/** Components and HTML elements of a document, most frequent first. Elements within `children` count, too. */
export function countComponents(document: SavedDocument): ComponentCount[] {
  const counts = new Map<string, ComponentCount>();
  const stack = Object.values(document).filter(isObject);
  for (let node = stack.pop(); node; node = stack.pop()) {
    const name = typeName(node);
    const isElement = typeof node.type === "string";
    const key = `${isElement}${name}`;
    const entry = counts.get(key) ?? { name, isElement, count: 0 };
    entry.count++;
    if (name) counts.set(key, entry);
    const { children } = isObject(node.props) ? node.props : {};
    if (Array.isArray(children)) for (const child of children) if (isChildElement(child)) stack.push({ ...child });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}

/** The code of a resolver with all components that the document needs. */
export function resolverFor(document: SavedDocument): string {
  const names = countComponents(document).flatMap(({ name, isElement }) => (isElement ? [] : [name]));
  const lines = names.sort().map((name) => {
    const identifier = name.replace(/[^\w$]+/g, "_").replace(/^(?=\d)/, "_");
    return identifier === name ? `  ${name},` : `  ${JSON.stringify(name)}: ${identifier},`;
  });
  return `export const resolver = {\n${lines.map((line) => `${line}\n`).join("")}};\n`;
}
