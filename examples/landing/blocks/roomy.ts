/** A padding as CSS. On a narrow page it gives way, so that a phone is not half empty. */
export function roomy(pixels: number): string {
  return `min(${pixels}px, 6cqw)`;
}
