/**
 * Fills the fewest lines, then minimises the longest one. A word wider than `width` gets its own line. No letter ends a
 * line by itself, nor is it the last line.
 */
export function wrapText(text: string, width: number, measure: (text: string) => number): string[] {
  const words = text
    .trim()
    .split(/(?<!(?:^|\s)\p{L})\s+(?!\p{L}$)/u)
    .filter(Boolean);
  const greedy = fill(words, width, measure);
  const longest = Math.max(0, ...words.map(measure));
  // Binary search for the narrowest column with the same number of lines.
  let [narrow, wide] = [Math.min(longest, width), width];
  for (let step = 0; step < 12; step++) {
    const middle = (narrow + wide) / 2;
    if (fill(words, middle, measure).length > greedy.length) narrow = middle;
    else wide = middle;
  }
  return fill(words, wide, measure);
}

function fill(words: string[], width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of words) {
    const longer = line ? `${line} ${word}` : word;
    if (line && measure(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line ? [...lines, line] : lines;
}
