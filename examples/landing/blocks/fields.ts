import { isColour, type PaletteName } from "./colours.ts";
import { isMediaAddress } from "./media-address.ts";
import { isPicture } from "./pictures.ts";
import { isLink } from "./safe-href.ts";

/** An editable prop of a block: defines its control in the settings panel and validates imported pages. */
export type Field = { prop: string; label: string } & (
  | { kind: "text"; multiline?: boolean }
  | { kind: "link" }
  | { kind: "address" }
  | { kind: "number"; min: number; max: number; step: number; unit: string }
  | { kind: "choice"; options: readonly (readonly [value: string, label: string])[] }
  | { kind: "colour"; colours: PaletteName[] }
  | { kind: "picture" }
);

/** Validates a value: null if valid, else the end of the sentence "… must be". */
export function fieldProblem(field: Field, value: unknown): string | null {
  switch (field.kind) {
    case "text":
      return typeof value === "string" ? null : "a text";
    case "link":
      return isLink(value) ? null : "an https address, a path that starts with /, a mailto: address, or empty";
    case "address":
      return isMediaAddress(value) ? null : "an https address, or empty";
    case "number":
      return typeof value === "number" && value >= field.min && value <= field.max
        ? null
        : `a number from ${field.min} to ${field.max}`;
    case "choice":
      return field.options.some(([option]) => option === value)
        ? null
        : `one of ${field.options.map(([option]) => JSON.stringify(option)).join(", ")}`;
    case "colour":
      return isColour(value) ? null : `a colour, such as "#17705c" or ${JSON.stringify(field.colours[0])}`;
    case "picture":
      return isPicture(value) ? null : "the name of a picture of this editor, or a data:image address";
  }
}

const sides = [
  ["start", "Left"],
  ["center", "Centre"],
  ["end", "Right"],
] as const;

export const contentAlignField = { kind: "choice", prop: "align", label: "Alignment", options: sides } satisfies Field;
export type ContentAlign = (typeof sides)[number][0];

/** Alignment of a block itself, which may override its container. */
export const alignField = {
  kind: "choice",
  prop: "align",
  label: "Alignment",
  options: [["auto", "Auto"], ...sides],
} satisfies Field;
export type Align = "auto" | ContentAlign;

/** One of a few values, with their labels. */
export function choice(prop: string, label: string, options: Record<string, string>): Field {
  return { kind: "choice", prop, label, options: Object.entries(options) };
}

/** A length in CSS pixels. */
export function pixels(prop: string, label: string, max: number): Field {
  return { kind: "number", prop, label, min: 0, max, step: 4, unit: "px" };
}

export const widthField: Field = {
  kind: "number",
  prop: "width",
  label: "Width",
  min: 10,
  max: 100,
  step: 1,
  unit: "%",
};
