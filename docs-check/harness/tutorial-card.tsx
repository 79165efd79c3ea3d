import { Element } from "@craftjs/core";
import type { ReactElement, ReactNode } from "react";
import { containerOf } from "./container-of.tsx";
import { childrenOf } from "./editor-questions.ts";
import { SampleContainer, SampleText } from "./samples.tsx";
import { type EditorHandle, withEditor } from "./stage.tsx";

/** The area of a card: it holds texts alone, and lets nothing out. */
function Area({ children }: { children?: ReactNode }) {
  return <SampleContainer>{children}</SampleContainer>;
}

Area.craft = {
  rules: {
    canMoveIn: (incoming: { data: { type: unknown } }[]) => incoming.every(({ data }) => data.type === SampleText),
    canMoveOut: () => false,
  },
};

/** A card as the tutorial's, with one area. */
export function Card() {
  return (
    <SampleContainer>
      <Element id="area" is={Area} canvas>
        <SampleText text="First" />
      </Element>
    </SampleContainer>
  );
}

const content = containerOf(
  <SampleText text="One" />,
  <SampleText text="Two" />,
  <SampleText text="Three" />,
  <Card />,
);

/** Runs `then` with an editor that holds three texts and a card. */
export const withCard = (
  then: (editor: EditorHandle) => unknown,
  options: Parameters<typeof withEditor>[1] = {},
): Promise<unknown> => withEditor(then, { content, resolver: { Card, Area }, ...options });

/** The id of the card on the page. */
export const cardOf = (editor: EditorHandle) => childrenOf(editor)[3] ?? "";
/** The id of the area of a card. */
export const areaOf = ({ query }: EditorHandle, card: string): string =>
  query.node(card).get().data.linkedNodes.area ?? "";
/** Adds an element to a node, and gives its id. */
export const add = ({ actions, query }: EditorHandle, element: ReactElement, parent = "ROOT") => {
  const tree = query.parseReactElement(element).toNodeTree();
  actions.addNodeTree(tree, parent);
  return tree.rootNodeId;
};
