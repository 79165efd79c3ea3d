import type { ReactNode } from "react";
import { block } from "./block.ts";
import { BlockFrame } from "./block-frame.tsx";
import { CanvasContent } from "./canvas-content.tsx";
import { type ContentAlign, contentAlignField, pixels } from "./fields.ts";

interface ButtonsProps {
  align: ContentAlign;
  gap: number;
  children?: ReactNode;
}

const defaults: ButtonsProps = { align: "start", gap: 12 };

/** A row that accepts only buttons: a block inside a block, with its own rule. */
export function Buttons({ align, gap, children }: ButtonsProps) {
  return (
    <BlockFrame label="Buttons" className={`buttons in-row content-${align}`} style={{ gap }}>
      <CanvasContent hint="Only buttons go here">{children}</CanvasContent>
    </BlockFrame>
  );
}

Buttons.craft = block({
  name: "Buttons",
  props: defaults,
  isCanvas: true,
  fields: [contentAlignField, pixels("gap", "Gap", 48)],
});
