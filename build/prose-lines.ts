/** What may stand before a heading or a code block: the marks of quotes and lists. */
export const lineStart = String.raw`^(?:[ \t>]|[-*+][ \t]|\d+[.)][ \t])*`;

/** Backticks that are closed on their own line are code within a line. */
const opening = new RegExp(`${lineStart}(\`{3,}(?!.*\`)|~{3,})`);

/** The lines of a page, empty where its code blocks stand. Lines may end in the `\r` of Windows. */
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
