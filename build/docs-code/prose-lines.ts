/** The lines of a page, empty where its code blocks stand. */
export function proseLines(source: string): string[] {
  let fence: string | null = null;
  return source.split("\n").map((line) => {
    const [, mark = ""] = /^\s*(`{3,})/.exec(line) ?? [];
    if (fence === null) {
      if (mark) fence = mark;
      return mark ? "" : line;
    }
    if (mark === fence) fence = null;
    return "";
  });
}
