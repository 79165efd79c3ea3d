/** Types for the part of the package that build/fonts/fonts.ts uses; it ships none. */
declare module "subset-font" {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: "truetype" | "woff2";
      variationAxes: Record<string, { min: number; max: number }>;
      keepFeatures: string[];
      preserveNameIds: number[];
      noHinting: boolean;
    },
  ): Promise<Buffer>;
}
