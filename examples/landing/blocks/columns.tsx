import type { ReactNode } from "react";
import { block } from "./block.ts";
import { BlockFrame } from "./block-frame.tsx";
import { CanvasContent } from "./canvas-content.tsx";
import { choice, pixels } from "./fields.ts";
import { roomy } from "./roomy.ts";

interface ColumnsProps {
  gap: number;
  padding: number;
  valign: "start" | "center" | "stretch";
  children?: ReactNode;
}

const defaults: ColumnsProps = { gap: 24, padding: 12, valign: "stretch" };

/** Columns side by side, stacked on a narrow page. Accepts only Column blocks. */
export function Columns({ gap, padding, valign, children }: ColumnsProps) {
  return (
    <BlockFrame label="Columns" className={`columns valign-${valign}`} style={{ gap, padding: roomy(padding) }}>
      <CanvasContent>{children}</CanvasContent>
    </BlockFrame>
  );
}

Columns.craft = block({
  name: "Columns",
  props: defaults,
  isCanvas: true,
  fields: [
    pixels("gap", "Gap", 96),
    pixels("padding", "Padding", 96),
    choice("valign", "Columns are", { stretch: "Equally high", start: "At the top", center: "Centred" }),
  ],
});
