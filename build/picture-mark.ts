import { contentHash } from "./hash.ts";

/** What a picture of a live example's canvas carries of the source that it was taken of. */
export function pictureMark(source: string): string {
  return `live example ${contentHash(source)}`;
}
