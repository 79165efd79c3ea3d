import type { ReactNode } from "react";
import { block } from "./block.ts";
import { BlockFrame } from "./block-frame.tsx";
import { CanvasContent } from "./canvas-content.tsx";
import { cssColour } from "./colours.ts";
import { pixels } from "./fields.ts";
import { roomy } from "./roomy.ts";

interface PageProps {
  background: string;
  padding: number;
  gap: number;
  children?: ReactNode;
}

const defaults: PageProps = { background: "paper", padding: 24, gap: 32 };

/** The root block, which can be neither moved nor deleted. */
export function Page({ background, padding, gap, children }: PageProps) {
  return (
    <BlockFrame
      label="Page"
      className="page in-column content-start"
      style={{ background: cssColour(background), padding: roomy(padding), gap }}
    >
      <CanvasContent>{children}</CanvasContent>
    </BlockFrame>
  );
}

Page.craft = block({
  name: "Page",
  props: defaults,
  isCanvas: true,
  fields: [
    { kind: "colour", prop: "background", label: "Background", colours: ["paper", "canvas"] },
    pixels("padding", "Padding", 96),
    pixels("gap", "Gap", 96),
  ],
});
