import type { ReactNode } from "react";

/**
 * Components for the diagrams in the docs. Diagrams are narrow enough for a small phone, and use the page's colours, so
 * that they follow its colour mode.
 */

interface PictureProps {
  /** The alternative text. */
  alt: string;
  /** In SVG units; the width is 360. */
  height: number;
  caption: string;
  children: ReactNode;
}

export function Picture({ alt, height, caption, children }: PictureProps) {
  return (
    <figure className="picture">
      <svg viewBox={`0 0 360 ${height}`} role="img" aria-label={alt} fontSize="14" strokeWidth="1.5">
        {children}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

type Colour = "ink" | "soft" | "green" | "blue" | "edge" | "line";

interface BoxProps {
  x: number;
  y: number;
  width: number;
  height: number;
  colour?: Colour;
  fill?: "paper" | "canvas";
  dashed?: boolean;
}

export function Box({ x, y, width, height, colour = "edge", fill = "paper", dashed = false }: BoxProps) {
  const dash = dashed ? "4 3" : undefined;
  const bounds = { x, y, width, height };
  return <rect {...bounds} rx="3" fill={`var(--${fill})`} stroke={`var(--${colour})`} strokeDasharray={dash} />;
}

/** The editor's selection: an outline with a handle at each corner. */
export function Selected({ x, y, width, height }: BoxProps) {
  const corners = [x, x + width].flatMap((left) => [y, y + height].map((top) => [left, top] as const));
  return (
    <>
      <rect x={x} y={y} width={width} height={height} fill="none" stroke="var(--blue)" />
      {corners.map(([left, top]) => (
        <rect x={left - 3} y={top - 3} width="6" height="6" fill="var(--paper)" stroke="var(--blue)" />
      ))}
    </>
  );
}

interface TextProps {
  x: number;
  y: number;
  children: ReactNode;
  colour?: Colour;
  code?: boolean;
  bold?: boolean;
  anchor?: "start" | "middle" | "end";
}

/** A line of text; `y` is its baseline. */
export function Text({ x, y, children, colour = "ink", code = false, bold = false, anchor = "start" }: TextProps) {
  return (
    <text
      x={x}
      y={y}
      fill={`var(--${colour})`}
      fontFamily={code ? "var(--mono)" : undefined}
      fontSize={code ? "13" : undefined}
      fontWeight={bold ? "650" : undefined}
      textAnchor={anchor}
    >
      {children}
    </text>
  );
}

/** An arrow along a path, with its head where the path ends: down, left, right or up. */
export function Arrow({
  path,
  end,
  colour = "soft",
}: {
  path: string;
  end: [x: number, y: number, head: "down" | "left" | "right" | "up"];
  colour?: Colour;
}) {
  const [x, y, head] = end;
  const wings = { down: [-4, -6, 4, -6], up: [-4, 6, 4, 6], right: [-6, -4, -6, 4], left: [6, -4, 6, 4] }[head];
  const [ax = 0, ay = 0, bx = 0, by = 0] = wings;
  return (
    <path
      d={`${path} M ${x + ax} ${y + ay} L ${x} ${y} L ${x + bx} ${y + by}`}
      fill="none"
      stroke={`var(--${colour})`}
      strokeLinejoin="round"
    />
  );
}
