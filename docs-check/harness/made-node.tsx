import { Element, type Node } from "@craftjs/core";
import { type ComponentType, createElement } from "react";
import { craftedBlock } from "./crafted-block.tsx";
import { withEditor } from "./stage.tsx";

// biome-ignore lint/suspicious/noExplicitAny: a resolver takes components of any props
type Resolver = Record<string, ComponentType<any>>;

/** The node at the top of a page that is `<Element is={Block} />` with these props, where `craft` is that of `Block`. */
export function craftedNode(craft: object, props: object = {}): Promise<Node> {
  const Block = craftedBlock(craft);
  return withEditor(({ query }) => query.node("ROOT").get(), {
    content: createElement(Element, { ...props, is: Block }),
    resolver: { Block },
  });
}

/** What a saved node becomes when it is loaded. Only what is given is certain to be in it. */
export const loadedNode = (saved: object, resolver: Resolver = {}): Promise<Node> =>
  withEditor(({ query }) => query.parseSerializedNode({ props: {}, ...saved } as never).toNode(), { resolver });
