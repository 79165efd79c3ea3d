import { Element } from "@craftjs/core";
import type { ReactNode } from "react";
import { containerOf } from "./container-of.tsx";
import { craftedBlock } from "./crafted-block.tsx";
import { childrenOf } from "./editor-questions.ts";
import { SampleContainer, SampleText } from "./samples.tsx";
import { type EditorHandle, withEditor } from "./stage.tsx";

/** A component with rules of its own. */
export const ruled = (component: (props: object) => ReactNode, rules: object) => craftedBlock({ rules }, component);

const never = () => false;
const Closed = ruled(SampleContainer, { canMoveIn: never });
const Keeper = ruled(SampleContainer, { canMoveOut: never });
const Homeless = ruled(SampleText, { canDrop: never });
const Fixed = ruled(SampleText, { canDrag: never });
const Card = () => <Element id="region" is={SampleContainer} canvas />;

const names = ["text", "closed", "keeper", "homeless", "fixed", "card", "plain", "box"] as const;

type Name = (typeof names)[number];

/** The ids of the children, in their order and by name. */
type Ids = string[] & Record<Name, string>;

/**
 * Runs `then` with a page that holds one of each: a text, a box that takes nothing (`closed`), one that keeps its text
 * (`keeper`), a text that goes nowhere (`homeless`), one that cannot be dragged (`fixed`), a card with a region, a
 * container that is no canvas with a text in it (`plain`), a box.
 */
export const withOneOfEach = (then: (editor: EditorHandle, ids: Ids) => unknown) => {
  const idsOf = (editor: EditorHandle): Ids => {
    const ids = [...childrenOf(editor)];
    const named = Object.fromEntries(names.map((name, place) => [name, ids[place]]));
    return Object.assign(ids, named as Record<Name, string>);
  };
  return withEditor((editor) => then(editor, idsOf(editor)), {
    content: containerOf(
      <SampleText />,
      <Element is={Closed} canvas />,
      <Element is={Keeper} canvas>
        <SampleText />
      </Element>,
      <Homeless />,
      <Fixed />,
      <Card />,
      <SampleContainer>
        <SampleText />
      </SampleContainer>,
      <Element is={SampleContainer} canvas />,
    ),
    resolver: { Closed, Keeper, Homeless, Fixed, Card },
  });
};

/** The first child of a node. */
export const inside = (editor: EditorHandle, id = "") => childrenOf(editor, id)[0] ?? "";

/** The linked node of the card. */
export const regionOf = ({ query }: EditorHandle, { card }: Ids): string => query.node(card).linkedNodes()[0] ?? "";
