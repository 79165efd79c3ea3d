import type { ReactNode } from "react";
import { block } from "./block.ts";
import { BlockFrame } from "./block-frame.tsx";
import { CanvasContent } from "./canvas-content.tsx";
import { cssColour, groundColours } from "./colours.ts";
import { type ContentAlign, contentAlignField, pixels } from "./fields.ts";
import { roomy } from "./roomy.ts";

interface ColumnProps {
  share: number;
  align: ContentAlign;
  gap: number;
  padding: number;
  background: string;
  children?: ReactNode;
}

const defaults: ColumnProps = { share: 1, align: "start", gap: 16, padding: 0, background: "none" };

/** A column of a Columns block; `share` is its width relative to the other columns. */
export function Column({ share, align, gap, padding, background, children }: ColumnProps) {
  return (
    <BlockFrame
      label="Column"
      className={`column in-column content-${align}`}
      style={{ gap, padding: roomy(padding), background: cssColour(background), flexGrow: share }}
    >
      <CanvasContent>{children}</CanvasContent>
    </BlockFrame>
  );
}

Column.craft = block({
  name: "Column",
  props: defaults,
  isCanvas: true,
  fields: [
    { kind: "number", prop: "share", label: "Share of the width", min: 1, max: 6, step: 1, unit: "" },
    contentAlignField,
    pixels("gap", "Gap", 96),
    pixels("padding", "Padding", 96),
    { kind: "colour", prop: "background", label: "Background", colours: groundColours },
  ],
});
