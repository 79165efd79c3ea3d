import type { Root } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { didYouMean } from "../base/problems.ts";
import { componentProps } from "./component-props.ts";

const known: Record<string, Record<string, boolean>> = componentProps;

/** Remark plugin: reports unknown components, and props that a component does not take. */
export function componentNames() {
  return (tree: Root, vfile: VFile) => {
    const local = localNames(tree);
    visit(tree, (node) => {
      if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return;
      const name = node.name ?? "";
      const isComponent = /^[A-Z]/.test(name) || name.includes(".");
      if (!isComponent || name === "CodeBlock" || local.has(name.split(".")[0] ?? "")) return;
      const props = known[name];
      if (props) return checkProps(node, props, vfile);
      const advice = didYouMean(name, Object.keys(known)) || ` Known ones: ${Object.keys(known).join(", ")}.`;
      vfile.message(
        `the site has no component <${name}>, and the page imports none of that name.${advice}`,
        node.position,
      );
    });
  };
}

function checkProps(node: MdxJsxFlowElement | MdxJsxTextElement, props: Record<string, boolean>, vfile: VFile): void {
  const given = new Set<string>();
  for (const attribute of node.attributes) {
    if (attribute.type !== "mdxJsxAttribute") return; // {...spread}: its names are unknown until it runs
    given.add(attribute.name);
    if (Object.hasOwn(props, attribute.name)) continue;
    const names = Object.keys(props);
    const hint = didYouMean(attribute.name, names) || (names.length > 0 ? ` It takes: ${names.join(", ")}.` : "");
    vfile.message(`<${node.name}> takes no prop "${attribute.name}".${hint}`, attribute.position ?? node.position);
  }
  for (const [name, required] of Object.entries(props)) {
    if (required && !given.has(name)) vfile.message(`<${node.name}> needs the prop "${name}"`, node.position);
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
