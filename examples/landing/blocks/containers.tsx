import { Children, type CSSProperties, type ReactNode, useContext } from "react";
import { block } from "./block.ts";
import { BlockFrame, Mode } from "./block-frame.tsx";
import { backgroundColours, cssColour } from "./colours.ts";
import { choice, colour, contentAlignField, number, pixels, widthField } from "./fields.ts";

interface BoxProps {
  label: string;
  className: string;
  gap: number;
  padding?: number;
  background?: string;
  radius?: number;
  style?: CSSProperties;
  /** Placeholder while the box is empty, in the editor only. */
  hint?: string;
  children?: ReactNode;
}

/** A container block. Its padding shrinks on a narrow page, to save space on phones. */
function Box({ label, className, gap, padding = 0, background = "none", radius, style, hint, children }: BoxProps) {
  const editing = useContext(Mode) === "edit";
  const isEmpty = Children.count(children) === 0;
  return (
    <BlockFrame
      label={label}
      className={className}
      style={{
        gap,
        padding: `min(${padding}px, 6cqw)`,
        background: cssColour(background),
        borderRadius: radius,
        ...style,
      }}
    >
      {isEmpty && editing ? <p className="empty-canvas">{hint ?? "Drop a block here"}</p> : children}
    </BlockFrame>
  );
}

/** The root block, which can be neither moved nor deleted. */
export const Page = block(
  "Page",
  {
    background: colour("Background", ["paper", "canvas"], "paper"),
    padding: pixels("Padding", 96, 24),
    gap: pixels("Gap", 96, 32),
  },
  (props) => <Box label="Page" className="page in-column content-start" {...props} />,
  { isCanvas: true },
);

/** Stacks blocks vertically or horizontally. */
export const Container = block(
  "Container",
  {
    direction: choice("Direction", { column: "Vertical", row: "Horizontal" }, "column"),
    align: contentAlignField,
    gap: pixels("Gap", 96, 16),
    padding: pixels("Padding", 96, 24),
    background: colour("Background", backgroundColours, "none"),
    radius: pixels("Corner radius", 48, 0),
    width: widthField,
    height: pixels("Minimum height", 800, 0),
  },
  ({ direction, align, width, height, ...props }) => (
    <Box
      label="Container"
      className={`container in-${direction} content-${align} sized place-center`}
      style={{ width: `${width}%`, minHeight: height || undefined }}
      {...props}
    />
  ),
  { isCanvas: true },
);

/** Columns side by side, stacked on a narrow page. Accepts only Column blocks. */
export const Columns = block(
  "Columns",
  {
    gap: pixels("Gap", 96, 24),
    padding: pixels("Padding", 96, 12),
    valign: choice("Vertical alignment", { stretch: "Stretch", start: "Top", center: "Centre" }, "stretch"),
  },
  ({ valign, ...props }) => <Box label="Columns" className={`columns valign-${valign}`} {...props} />,
  { isCanvas: true },
);

/** A column of a Columns block; `share` is its width relative to the other columns. */
export const Column = block(
  "Column",
  {
    share: number("Share of the width", 1, 6, "", 1),
    align: contentAlignField,
    gap: pixels("Gap", 96, 16),
    padding: pixels("Padding", 96, 0),
    background: colour("Background", backgroundColours, "none"),
  },
  ({ share, align, ...props }) => (
    <Box label="Column" className={`column in-column content-${align}`} style={{ flexGrow: share }} {...props} />
  ),
  { isCanvas: true },
);

export const Card = block(
  "Card",
  {
    align: contentAlignField,
    gap: pixels("Gap", 48, 8),
    padding: pixels("Padding", 64, 24),
    background: colour("Background", backgroundColours, "paper"),
    radius: pixels("Corner radius", 48, 10),
  },
  ({ align, ...props }) => <Box label="Card" className={`card in-column content-${align}`} {...props} />,
  { isCanvas: true },
);

/** A row that accepts only Button blocks. */
export const Buttons = block(
  "Buttons",
  { align: contentAlignField, gap: pixels("Gap", 48, 12) },
  ({ align, ...props }) => (
    <Box label="Buttons" className={`buttons in-row content-${align}`} hint="Only buttons go here" {...props} />
  ),
  { isCanvas: true },
);
