const palette = {
  ink: { label: "Ink", value: "var(--ink)" },
  soft: { label: "Soft ink", value: "var(--soft)" },
  green: { label: "Green", value: "var(--green)" },
  blue: { label: "Blue", value: "var(--blue)" },
  red: { label: "Red", value: "var(--red)" },
  "on-green": { label: "Text on green", value: "var(--on-green)" },
  paper: { label: "Paper", value: "var(--paper)" },
  canvas: { label: "Canvas", value: "var(--canvas)" },
  none: { label: "None", value: "transparent" },
} as const;

/** The labels of palette colours by name. */
export function paletteLabels(names: PaletteName[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, palette[name].label]));
}

export type PaletteName = keyof typeof palette;

export const textColours: PaletteName[] = ["ink", "soft", "green", "blue", "red", "on-green"];
export const backgroundColours: PaletteName[] = ["none", "paper", "canvas", "green", "ink"];

const hex = /^#[0-9a-f]{6}$/i;

/** A palette name, which follows the colour mode, or a custom `#rrggbb`, which does not. */
export function isColour(value: unknown): value is string {
  return typeof value === "string" && (Object.hasOwn(palette, value) || hex.test(value));
}

/** Resolves a block's colour to CSS; anything invalid becomes `transparent`, which prevents CSS injection. */
export function cssColour(colour: string): string {
  if (!isColour(colour)) return "transparent";
  return Object.hasOwn(palette, colour) ? palette[colour as PaletteName].value : colour;
}
