import { contentHash } from "../build/base/hash.ts";
import type { ExampleStep } from "../build/live/example-steps.ts";
import { filesOfStep } from "./files-of-step.ts";

/** Marker in a live example's picture that identifies the source it was taken from. */
export function pictureMark(source: string): string {
  return `live example ${contentHash(source)}`;
}

export async function markOfStep(step: ExampleStep): Promise<string> {
  return pictureMark(JSON.stringify([...(await filesOfStep(step))].sort()));
}
