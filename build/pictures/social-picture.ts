import { pictureSize, themeColour } from "../../shared/wire-names.ts";
import type { MeasuredFont } from "../fonts/measure-font.ts";
import { wrapText } from "./wrap-text.ts";

export interface PicturePart {
  svg: string;
  width: number;
  height: number;
  x: number;
  y: number;
}

const colours = {
  canvas: "#f4f7f5",
  dot: "#c9d4cf",
  paper: "#fff",
  ink: "#16211d",
  blue: "#0d66d0",
  green: "#6fd3b6",
  softOnNavbar: "#c3cec9",
};
const margin = 96;
const padding = 36;
const barHeight = 104;
const tagHeight = 52;
/** How far a block's corner handles extend beyond it. */
const handle = 11;
/** Title sizes to try, each with its maximum number of lines. */
const titleSizes = [
  { size: 112, room: 1 },
  { size: 88, room: 2 },
  { size: 76, room: 3 },
  { size: 64, room: 4 },
  { size: 48, room: 5 },
];

/** The shared background: the dotted canvas, with the site's title and host below. */
export function pictureGround(siteTitle: string, host: string, font: MeasuredFont): PicturePart {
  const { width, height } = pictureSize;
  const size = 28;
  const hostStart = width - margin - font.width(host, 400) * size;
  const content = `<pattern id="dots" width="30" height="30" patternUnits="userSpaceOnUse"><circle cx="15" cy="15" r="1.75" fill="${colours.dot}"/></pattern>
<path d="M0 0h${width}v${height}H0z" fill="${colours.canvas}"/>
<path d="M0 0h${width}v${height}H0z" fill="url(#dots)"/>
<path d="M0 ${height - barHeight}h${width}v${barHeight}H0z" fill="${themeColour}"/>
${logo(margin, height - 76, 48, colours.green, colours.paper)}
<path d="${font.outline(siteTitle, 700, 36, margin + 66, height - 40)}" fill="${colours.paper}"/>
<path d="${font.outline(host, 400, size, hostStart, height - 42)}" fill="${colours.softOnNavbar}"/>`;
  return part(content, { x: 0, y: 0, width, height });
}

/** The page's own part: its title as a selected block, with the section as the block's name. */
export function pictureBlock(title: string, section: string, font: MeasuredFont): PicturePart {
  const { width, height } = pictureSize;
  const { lines, size } = fitTitle(title, width - 2 * (margin + padding), font);
  const lineHeight = size * 1.12;
  const tagWidth = Math.round(font.width(section, 600) * 28 + 36);
  const textWidth = Math.max(...lines.map((line) => font.width(line, 700) * size), tagWidth);
  const block = {
    x: margin,
    width: Math.ceil(textWidth + 2 * padding),
    height: Math.round(lines.length * lineHeight + 2 * padding - size * 0.08),
  };
  const y = Math.round((height - barHeight - block.height + tagHeight) / 2);
  const words = lines.map((line, index) =>
    font.outline(line, 700, size, block.x + padding, y + padding + size * 0.86 + index * lineHeight),
  );
  const content = `<path d="M${block.x - 2} ${y - tagHeight}h${tagWidth}v${tagHeight}h${-tagWidth}z" fill="${colours.blue}"/>
<path d="${font.outline(section, 600, 28, block.x + 16, y - 17)}" fill="${colours.paper}"/>
<path d="M${block.x} ${y}h${block.width}v${block.height}h${-block.width}z" fill="${colours.paper}" stroke="${colours.blue}" stroke-width="4"/>
<path d="${words.join("")}" fill="${colours.ink}"/>
<path d="${handles({ ...block, y })}" fill="${colours.paper}" stroke="${colours.blue}" stroke-width="4"/>`;
  return part(content, {
    x: block.x - handle,
    y: y - tagHeight,
    width: block.width + 2 * handle,
    height: block.height + tagHeight + handle,
  });
}

export function logo(x: number, y: number, size: number, outline: string, corner: string): string {
  return `<g transform="translate(${x} ${y}) scale(${size / 20})"><path d="M3 3h14v14H3z" fill="none" stroke="${outline}" stroke-width="2"/><path d="M0 0h6v6H0zM14 0h6v6h-6zM0 14h6v6H0zM14 14h6v6h-6z" fill="${corner}"/></g>`;
}

function part(content: string, box: Omit<PicturePart, "svg">): PicturePart {
  const { x, y, width, height } = box;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">${content}</svg>`;
  return { svg, ...box };
}

function fitTitle(title: string, width: number, font: MeasuredFont): { lines: string[]; size: number } {
  const known = new Map<string, number>();
  const measure = (text: string) => {
    const found = known.get(text) ?? font.width(text, 700);
    known.set(text, found);
    return found;
  };
  const tries = titleSizes.map(({ size, room }) => {
    const fits = (text: string) => measure(text) * size <= width;
    const lines = wrapText(title, width / size, measure);
    return { size, room, lines, fits };
  });
  const found = tries.find(({ lines, room, fits }) => lines.length <= room && lines.every(fits)) ?? tries.at(-1);
  if (!found) throw new Error("there is no size for a title");
  const { lines, size, room, fits } = found;
  const shown = lines.length > room ? [...lines.slice(0, room - 1), `${lines[room - 1]} …`] : lines;
  return { lines: shown.map((line) => shorten(line, fits)), size };
}

function shorten(line: string, fits: (text: string) => boolean): string {
  if (fits(line)) return line;
  let end = line.length;
  while (end > 1 && !fits(`${line.slice(0, end)}…`)) end--;
  return `${line.slice(0, end)}…`;
}

function handles({ x, y, width, height }: { x: number; y: number; width: number; height: number }): string {
  const corners = [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ];
  return corners.map(([left = 0, above = 0]) => `M${left - 9} ${above - 9}h18v18h-18z`).join("");
}
