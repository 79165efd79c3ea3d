import { Blob, Buffer, Direction, Face, Feature, Font, shape, Variation } from "harfbuzzjs";

/** A font that can be measured and drawn. Lengths are in em. */
export interface MeasuredFont {
  /** Ascent and descent (positive) as the font declares them. */
  ascent: number;
  descent: number;
  lineGap: number;
  width(text: string, weight: number): number;
  /** Outlines of a line of text as an SVG path's `d`: baseline starting at (x, y), font size `size`. */
  outline(text: string, weight: number, size: number, x: number, y: number): string;
  covers(text: string): boolean;
}

export function measureFont(trueType: Uint8Array): MeasuredFont {
  const face = new Face(new Blob(trueType.slice().buffer));
  const font = new Font(face);
  const { ascender, descender, lineGap } = font.hExtents();
  const em = face.upem;
  const characters = new Set(face.collectUnicodes());
  const outlines = new Map<string, Outline>();

  const glyphsOf = (text: string, weight: number) => {
    font.setVariations([new Variation("wght", weight)]);
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.setDirection(Direction.LTR);
    buffer.guessSegmentProperties();
    shape(font, buffer, [new Feature("kern", 1)]);
    const positions = buffer.getGlyphPositions();
    return buffer.getGlyphInfos().map(({ codepoint }, index) => ({
      glyph: codepoint,
      advance: positions[index]?.xAdvance ?? 0,
      shift: positions[index]?.xOffset ?? 0,
    }));
  };

  return {
    ascent: ascender / em,
    descent: -descender / em,
    lineGap: lineGap / em,
    width: (text, weight) => glyphsOf(text, weight).reduce((sum, { advance }) => sum + advance, 0) / em,
    outline(text, weight, size, x, y) {
      const scale = size / em;
      let pen = 0;
      const parts: string[] = [];
      for (const { glyph, advance, shift } of glyphsOf(text, weight)) {
        const key = `${glyph} ${weight}`;
        const outline = outlines.get(key) ?? font.glyphToJson(glyph);
        outlines.set(key, outline);
        parts.push(placed(outline, scale, x + (pen + shift) * scale, y));
        pen += advance;
      }
      return parts.join("");
    },
    covers: (text) => [...text].every((character) => characters.has(character.codePointAt(0) ?? 0)),
  };
}

type Outline = { type: string; values: number[] }[];

/** Converts a glyph's outline to SVG path data, flipping the y axis. */
function placed(commands: Outline, scale: number, x: number, y: number): string {
  return commands
    .map(({ type, values }) => {
      const points = values.map((value, index) => {
        const place = index % 2 === 0 ? x + value * scale : y - value * scale;
        return Math.round(place * 10) / 10;
      });
      return type + points.join(" ");
    })
    .join("");
}
