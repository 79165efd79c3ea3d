import { largestPicture } from "../names.ts";

/**
 * A picture as a data address that is small enough for the browser's storage.
 * @throws when the browser cannot read the file as a picture
 */
export async function shrinkPicture(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, largestPicture / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  // Browsers that cannot write WebP give PNG instead.
  return canvas.toDataURL("image/webp", 0.82);
}
