import type { ReactNode } from "react";
import { block } from "./block.ts";
import { BlockFrame } from "./block-frame.tsx";
import { CanvasContent } from "./canvas-content.tsx";
import { cssColour, groundColours } from "./colours.ts";
import { type ContentAlign, contentAlignField, pixels } from "./fields.ts";
import { roomy } from "./roomy.ts";

interface CardProps {
  align: ContentAlign;
  gap: number;
  padding: number;
  background: string;
  radius: number;
  children?: ReactNode;
}

const defaults: CardProps = { align: "start", gap: 8, padding: 24, background: "paper", radius: 10 };

export function Card({ align, gap, padding, background, radius, children }: CardProps) {
  return (
    <BlockFrame
      label="Card"
      className={`card in-column content-${align}`}
      style={{ gap, padding: roomy(padding), background: cssColour(background), borderRadius: radius }}
    >
      <CanvasContent>{children}</CanvasContent>
    </BlockFrame>
  );
}

Card.craft = block({
  name: "Card",
  props: defaults,
  isCanvas: true,
  fields: [
    contentAlignField,
    pixels("gap", "Gap", 48),
    pixels("padding", "Padding", 64),
    { kind: "colour", prop: "background", label: "Background", colours: groundColours },
    pixels("radius", "Corner radius", 48),
  ],
});
