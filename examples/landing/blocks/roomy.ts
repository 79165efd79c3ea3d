/** CSS padding that shrinks on a narrow page, to save space on phones. */
export function roomy(pixels: number): string {
  return `min(${pixels}px, 6cqw)`;
}
