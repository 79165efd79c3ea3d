import { isColour, type PaletteName } from "./colours.ts";
import { isPicture } from "./pictures.ts";
import { isMediaUrl, isSafeHref } from "./urls.ts";

/** The values of a choice, with their labels. */
type Options<Option extends string = string> = Readonly<Record<Option, string>>;

/** An editable prop of a block: its default, its control in the settings panel, and the values that a page may have. */
export type Field<Value = unknown> = { label: string; initial: Value } & (
  | { kind: "text"; multiline?: boolean }
  | { kind: "link" }
  | { kind: "address" }
  | { kind: "number"; min: number; max: number; step: number; unit: string }
  | { kind: "choice"; options: Options }
  | { kind: "colour"; colours: PaletteName[] }
  | { kind: "picture" }
);

/** The fields of a block, by the prop that each one edits. */
export type Fields = Record<string, Field>;

/** The props of a block with these fields. */
export type PropsOf<F> = { [Prop in keyof F]: F[Prop] extends Field<infer Value> ? Value : never };

/** Validates a value: null if valid, else the end of the sentence "… must be". */
export function fieldProblem(field: Field, value: unknown): string | null {
  switch (field.kind) {
    case "text":
      return typeof value === "string" ? null : "text";
    case "link":
      return isSafeHref(value) ? null : "an https address, a path that starts with /, a mailto: address, or empty";
    case "address":
      return isMediaUrl(value) ? null : "an https address, or empty";
    case "number":
      return typeof value === "number" && value >= field.min && value <= field.max
        ? null
        : `a number from ${field.min} to ${field.max}`;
    case "choice":
      return typeof value === "string" && Object.hasOwn(field.options, value)
        ? null
        : `one of ${JSON.stringify(Object.keys(field.options)).slice(1, -1).replaceAll(",", ", ")}`;
    case "colour":
      return isColour(value) ? null : `a colour, such as "#17705c" or ${JSON.stringify(field.colours[0])}`;
    case "picture":
      return isPicture(value) ? null : "the name of a picture of this editor, or a data:image address";
  }
}

/** One of a few values. */
export function choice<Option extends string>(
  label: string,
  options: Options<Option>,
  initial: NoInfer<Option>,
): Field<Option> {
  return { kind: "choice", label, options, initial };
}

/** A number with a slider. */
export function number(label: string, min: number, max: number, unit: string, initial: number): Field<number> {
  return { kind: "number", label, min, max, step: unit === "px" ? 4 : 1, unit, initial };
}

/** A length in CSS pixels. */
export const pixels = (label: string, max: number, initial: number) => number(label, 0, max, "px", initial);

export function colour(label: string, colours: PaletteName[], initial: PaletteName): Field<string> {
  return { kind: "colour", label, colours, initial };
}

export function text(label: string, initial: string): Field<string> {
  return { kind: "text", label, initial };
}

/** The URL of a picture or a video on another site. */
export function address(label: string): Field<string> {
  return { kind: "address", label, initial: "" };
}

const sides = { start: "Left", center: "Centre", end: "Right" } as const;

export const contentAlignField = choice("Alignment", sides, "start");

/** Alignment of a block itself, which may override its container. */
export const alignField = choice("Alignment", { auto: "Auto", ...sides }, "auto");

export const widthField = number("Width", 10, 100, "%", 100);
