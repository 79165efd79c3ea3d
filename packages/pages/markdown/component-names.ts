import { createVisitors } from "estree-util-scope";
import { walk } from "estree-walker";
import { didYouMean } from "files/problems.ts";
import type { Root } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { visit } from "unist-util-visit";
import type { Props } from "../component-props.ts";
import type { PageFile } from "../page.ts";
import { fail, warn } from "../report.ts";

/**
 * Remark plugin: reports unknown components and unknown props. An unknown component with content is only a warning, like an
 * unknown HTML element.
 * @param siteComponents props of the site's components, by component name
 */
export function componentNames(siteComponents: ReadonlyMap<string, Props>) {
  return (tree: Root, page: PageFile) => {
    const local = localNames(tree);
    visit(tree, (node) => {
      if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return;
      const name = node.name ?? "";
      const isComponent = /^[A-Z]/.test(name) || name.includes(".");
      if (!isComponent || local.has(name.split(".")[0] ?? "")) return;
      const props = siteComponents.get(name);
      if (props) return checkProps(node, props, page);
      const message = `<${name}> is neither a component of the site nor imported by the page`;
      const hint = page.missing.has(name) ? "" : didYouMean(name, siteComponents.keys());
      if (hint || node.children.length === 0) fail(page, "component", `${message}.${hint || advice}`, node.position);
      else warn(page, `component/${name}`, `${message}, so only its content is shown.${advice}`, node.position);
      // Becomes a fragment, so that its children are still checked.
      node.name = null;
      node.attributes = [];
    });
  };
}

const advice = " Import it, add it to packages/pages/components/, or write Markdown in its place.";

/** Warns about unknown props. ../runtime.ts checks the values of the others. */
function checkProps(
  { name, attributes, position }: MdxJsxFlowElement | MdxJsxTextElement,
  props: Props,
  page: PageFile,
) {
  const names = Object.keys(props);
  for (const attribute of attributes) {
    if (attribute.type !== "mdxJsxAttribute" || Object.hasOwn(props, attribute.name)) continue;
    const hint = didYouMean(attribute.name, names) || (names.length > 0 ? ` It accepts: ${names.join(", ")}.` : "");
    const message = `<${name}> doesn't accept the prop "${attribute.name}", which is ignored.${hint}`;
    warn(page, "unknown-prop", message, attribute.position ?? position);
  }
}

/** The names that a page imports or defines. */
function localNames(tree: Root): Set<string> {
  const { enter, exit, scopes } = createVisitors();
  visit(tree, "mdxjsEsm", ({ data }) => {
    if (data?.estree) walk(data.estree, { enter: (node) => enter(node), leave: (node) => exit(node) });
  });
  return new Set(scopes[0].defined);
}
