/** Words as a sentence of a page lists them, as code: `a`, `b` and `c`. */
export function listed(words: readonly string[]): string {
  const codes = words.map((word) => `\`${word}\``);
  return `${codes.slice(0, -1).join(", ")} and ${codes.at(-1)}`;
}
