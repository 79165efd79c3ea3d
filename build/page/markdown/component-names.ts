import type { Root } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { didYouMean } from "../../base/problems.ts";
import type { Props } from "../component-props.ts";
import { fail } from "../report.ts";

/**
 * Remark plugin: reports unknown components, and props that a component does not take.
 * @param known props of the site's components, by their names
 */
export function componentNames(known: ReadonlyMap<string, Props>) {
  return (tree: Root, page: VFile) => {
    const local = localNames(tree);
    visit(tree, (node) => {
      if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return;
      const name = node.name ?? "";
      const isComponent = /^[A-Z]/.test(name) || name.includes(".");
      if (!isComponent || local.has(name.split(".")[0] ?? "")) return;
      const props = known.get(name);
      if (props) return checkProps(node, props, page);
      const names = [...known.keys()];
      const advice = didYouMean(name, names) || ` Known ones: ${names.join(", ")}.`;
      const message = `the site has no component <${name}>, and the page imports none of that name.${advice}`;
      fail(page, "component", message, node.position);
      // The rest of the page is checked with its children in its place.
      node.name = null;
      node.attributes = [];
    });
  };
}

function checkProps(node: MdxJsxFlowElement | MdxJsxTextElement, props: Props, page: VFile): void {
  const given = new Set<string>();
  for (const attribute of node.attributes) {
    if (attribute.type !== "mdxJsxAttribute") return; // {...spread}: its names are unknown until it runs
    given.add(attribute.name);
    if (Object.hasOwn(props, attribute.name)) continue;
    const names = Object.keys(props);
    const hint = didYouMean(attribute.name, names) || (names.length > 0 ? ` It takes: ${names.join(", ")}.` : "");
    fail(page, "prop", `<${node.name}> takes no prop "${attribute.name}".${hint}`, attribute.position ?? node.position);
  }
  for (const [name, { required }] of Object.entries(props)) {
    if (required && !given.has(name)) fail(page, "prop", `<${node.name}> needs the prop "${name}"`, node.position);
  }
}

function localNames(tree: Root): Set<string> {
  const names = new Set<string>();
  visit(tree, "mdxjsEsm", (node) => {
    for (const statement of node.data?.estree?.body ?? []) {
      if (statement.type === "ImportDeclaration") {
        for (const specifier of statement.specifiers) names.add(specifier.local.name);
      }
      const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : null;
      if (declaration?.type === "VariableDeclaration") {
        for (const { id } of declaration.declarations) if (id.type === "Identifier") names.add(id.name);
      } else if (declaration) names.add(declaration.id.name);
    }
  });
  return names;
}
