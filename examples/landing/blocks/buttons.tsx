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

/** A row that takes buttons and nothing else: a block inside blocks, with a rule of its own. */
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
