import { contentHash } from "../base/hash.ts";
import { type ExampleStep, filesOfStep } from "./example-steps.ts";

/** Folder below `content/` with the sources of live examples and pictures of their canvases. */
export const liveFolder = "live";

/** Picture file of a step's editor: `examples/basic/pictures/step-1.png`. */
export const pictureOfStep = (name: string) => `examples/${name.replace("/", "/pictures/")}.png`;

/** Marker in a live example's picture that identifies the source it was taken from. */
export function pictureMark(source: string): string {
  return `live example ${contentHash(source)}`;
}

export async function markOfStep(step: ExampleStep): Promise<string> {
  return pictureMark(JSON.stringify([...(await filesOfStep(step))].sort()));
}
