/** Quote and list marks that may precede a heading or a code block. */
export const lineStart = String.raw`^(?:[ \t>]|[-*+][ \t]|\d+[.)][ \t])*`;

/** Backticks closed on the same line are inline code. */
const opening = new RegExp(`${lineStart}(\`{3,}(?!.*\`)|~{3,})`);

/** The lines of a page, with those of code blocks emptied. CRLF lines keep their `\r`. */
export function proseLines(source: string): string[] {
  let fence: string | undefined;
  return source.split("\n").map((line) => {
    if (fence === undefined) {
      fence = opening.exec(line)?.[1];
      return fence === undefined ? line : "";
    }
    const closing = line.replace(/^[ \t>]*/, "").trimEnd();
    if (closing.startsWith(fence) && !closing.replaceAll(fence.charAt(0), "")) fence = undefined;
    return "";
  });
}
