import { contentHash } from "../hash.ts";
import { type ExampleStep, filesOfStep } from "./example-steps.ts";

/** The picture of a step's editor: `examples/basic/pictures/step-1.png`. */
export const pictureOfStep = (name: string) => `examples/${name.replace("/", "/pictures/")}.png`;

/** What a picture of a live example's canvas carries of the source that it was taken of. */
export function pictureMark(source: string): string {
  return `live example ${contentHash(source)}`;
}

/** What a picture of a step's editor carries of the code that it was taken of. */
export async function markOfStep(step: ExampleStep): Promise<string> {
  return pictureMark(JSON.stringify([...(await filesOfStep(step))].sort()));
}
