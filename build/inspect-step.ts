import { existsSync, readFileSync } from "node:fs";
import { imageSize } from "image-size";
import { assetsPath } from "../client/wire-names.ts";
import { exampleSteps } from "./example-steps.ts";
import { contentHash } from "./hash.ts";
import type { LiveContext } from "./inspect-live.ts";
import { didYouMean } from "./problems.ts";
import type { StepProps } from "./step-figure.ts";

/** The picture of a step's editor: `examples/basic/pictures/step-1.png`. */
export const pictureOfStep = (name: string) => `examples/${name.replace("/", "/pictures/")}.png`;

/** Gives a `<LiveStep>` what its author does not write: the picture of the editor. */
export function inspectStep(props: Record<string, unknown>, { found, report }: Omit<LiveContext, "contentDir">): void {
  const { example } = props as { example: unknown };
  if (typeof example !== "string") return; // reported as a prop that is missing
  const names = exampleSteps().map(({ name }) => name);
  if (!names.includes(example)) {
    const known = `Known ones: ${names.join(", ")}.`;
    report(`<LiveStep example="${example}">: no example has this step.${didYouMean(example, names) || ` ${known}`}`);
    return;
  }
  const picture = pictureOfStep(example);
  if (!existsSync(picture)) {
    report(`<LiveStep example="${example}">: there is no picture ${picture}. Make it with npm run live:pictures`);
    return;
  }
  const bytes = readFileSync(picture);
  const path = `${assetsPath}img-${contentHash(bytes)}.png`;
  found.dependencies.push(picture);
  if (!found.images.some((image) => image.file === picture)) found.images.push({ file: picture, path });
  const { width, height } = imageSize(bytes);
  Object.assign(props, { picture: path, width, height } satisfies Omit<StepProps, "example" | "title">);
}
