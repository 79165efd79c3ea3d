/**
 * Breaks a text into lines at most `width` wide, as even as they can be: the fewest lines first, and of those the break
 * whose longest line is the shortest. A word that is wider than a line has a line of its own.
 * @param measure the width of a piece of the text, in the unit of `width`
 */
export function wrapText(text: string, width: number, measure: (text: string) => number): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  const greedy = fill(words, width, measure);
  const longest = Math.max(0, ...words.map(measure));
  // The narrowest column that needs no more lines.
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
