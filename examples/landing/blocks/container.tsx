import type { ReactNode } from "react";
import { block } from "./block.ts";
import { BlockFrame } from "./block-frame.tsx";
import { CanvasContent } from "./canvas-content.tsx";
import { cssColour, groundColours } from "./colours.ts";
import { type ContentAlign, choice, contentAlignField, pixels, widthField } from "./fields.ts";
import { roomy } from "./roomy.ts";

interface ContainerProps {
  direction: "column" | "row";
  align: ContentAlign;
  gap: number;
  padding: number;
  background: string;
  radius: number;
  width: number;
  height: number;
  children?: ReactNode;
}

const defaults: ContainerProps = {
  direction: "column",
  align: "start",
  gap: 16,
  padding: 24,
  background: "none",
  radius: 0,
  width: 100,
  height: 0,
};

/** Stacks blocks vertically or horizontally. */
export function Container(props: ContainerProps) {
  const { direction, align, gap, padding, background, radius, width, height, children } = props;
  return (
    <BlockFrame
      label="Container"
      className={`container in-${direction} content-${align} sized place-center`}
      style={{
        gap,
        padding: roomy(padding),
        background: cssColour(background),
        borderRadius: radius,
        width: `${width}%`,
        minHeight: height || undefined,
      }}
    >
      <CanvasContent>{children}</CanvasContent>
    </BlockFrame>
  );
}

Container.craft = block({
  name: "Container",
  props: defaults,
  isCanvas: true,
  fields: [
    choice("direction", "Direction", { column: "Below each other", row: "Side by side" }),
    contentAlignField,
    pixels("gap", "Gap", 96),
    pixels("padding", "Padding", 96),
    { kind: "colour", prop: "background", label: "Background", colours: groundColours },
    pixels("radius", "Corner radius", 48),
    widthField,
    pixels("height", "Least height", 800),
  ],
});
