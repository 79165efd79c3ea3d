/** Longest side of an uploaded picture in pixels. */
const largest = 960;

/**
 * Scales a picture down to a data URL that fits into localStorage.
 * @throws when the browser cannot decode the file
 */
export async function shrinkPicture(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, largest / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  // Browsers without WebP encoding return PNG.
  return canvas.toDataURL("image/webp", 0.82);
}
