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

/**
 * Runs `then` with a page that holds one of each: a text, a box that takes nothing, one that keeps its text, a text that
 * goes nowhere, one that cannot be dragged, a card with a region, a container that is no canvas with a text, a box.
 */
export const withOneOfEach = (then: (editor: EditorHandle, ids: string[]) => unknown) =>
  withEditor((editor) => then(editor, childrenOf(editor)), {
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

/** The first child of a node. */
export const inside = (editor: EditorHandle, id = "") => childrenOf(editor, id)[0] ?? "";
