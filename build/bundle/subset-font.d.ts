/** The package has no types. Declares only what build/bundle/fonts.ts uses. */
declare module "subset-font" {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: "woff2";
      variationAxes: Record<string, { min: number; max: number }>;
      keepFeatures: string[];
      preserveNameIds: number[];
      noHinting: boolean;
    },
  ): Promise<Buffer>;
}
