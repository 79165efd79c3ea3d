import { isChildElement } from "./check-props.ts";
import { isObject, type SavedDocument } from "./document.ts";
import { typeName } from "./migrate-saved-state.ts";

/** Components and HTML elements (`<b>`) of a document, most frequent first. Elements within `children` count, too. */
export function countComponents(document: SavedDocument): { name: string; count: number }[] {
  const nodes = Object.values(document).filter(isObject);
  // The list grows while it is read.
  for (const { props } of nodes) {
    const children = isObject(props) && Array.isArray(props.children) ? props.children : [];
    for (const child of children) if (isChildElement(child)) nodes.push({ ...child });
  }
  const groups = Map.groupBy(nodes.filter(typeName), (node) =>
    typeof node.type === "string" ? `<${node.type}>` : typeName(node),
  );
  const counts = [...groups].map(([name, { length: count }]) => ({ name, count }));
  return counts.sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}

/** The code of a resolver with all components that the document needs. */
export function resolverFor(document: SavedDocument): string {
  const names = countComponents(document).flatMap(({ name }) => (name.startsWith("<") ? [] : [name]));
  const lines = names.sort().map((name) => {
    const identifier = name.replace(/[^\w$]+/g, "_").replace(/^(?=\d)/, "_");
    return identifier === name ? `  ${name},` : `  ${JSON.stringify(name)}: ${identifier},`;
  });
  return `export const resolver = {\n${lines.map((line) => `${line}\n`).join("")}};\n`;
}
