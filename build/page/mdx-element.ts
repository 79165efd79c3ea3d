import type { RootContent } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";

/** As if the author had written `<name …attributes>…children</name>`. */
export function mdxElement(
  name: string,
  attributes: Record<string, string | undefined>,
  position: MdxJsxFlowElement["position"],
  children: RootContent[] = [],
): MdxJsxFlowElement {
  return {
    type: "mdxJsxFlowElement",
    name,
    attributes: Object.entries(attributes).flatMap(([attribute, value]) =>
      value === undefined ? [] : [{ type: "mdxJsxAttribute" as const, name: attribute, value }],
    ),
    children: children as MdxJsxFlowElement["children"],
    position,
  };
}
