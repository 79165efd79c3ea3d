/** A text field's value and selection, in UTF-16 units. */
export interface Field {
  value: string;
  start: number;
  end: number;
}

export interface Edit {
  from: number;
  to: number;
  text: string;
  start: number;
  end: number;
}

const step = "  ";

const lineStart = (value: string, position: number) => value.lastIndexOf("\n", position - 1) + 1;

/** Tab: indents the selected lines, or inserts two spaces at the cursor. */
export function indent({ value, start, end }: Field): Edit {
  if (start === end) return { from: start, to: end, text: step, start: start + 2, end: start + 2 };
  const from = lineStart(value, start);
  const text = value.slice(from, end).replace(/^(?=.)/gm, step);
  const added = text.length - (end - from);
  return { from, to: end, text, start: start === from ? start : start + 2, end: end + added };
}

/** Shift+Tab: removes one level of indentation from the selected lines. */
export function dedent({ value, start, end }: Field): Edit {
  const from = lineStart(value, start);
  const lines = value.slice(from, end === start ? lineEnd(value, end) : end);
  const text = lines.replace(/^ {1,2}/gm, "");
  const first = lines.length - lines.replace(/^ {1,2}/, "").length;
  const newStart = Math.max(from, start - first);
  const to = from + lines.length;
  return { from, to, text, start: newStart, end: end === start ? newStart : end - (lines.length - text.length) };
}

function lineEnd(value: string, position: number): number {
  const end = value.indexOf("\n", position);
  return end < 0 ? value.length : end;
}

/** Enter: keeps the indentation, and adds a level after an opening bracket. */
export function breakLine({ value, start, end }: Field): Edit {
  const line = value.slice(lineStart(value, start), start);
  const depth = /^ */.exec(line)?.[0] ?? "";
  const text = `\n${depth}${/[{([>]\s*$/.test(line) ? step : ""}`;
  return { from: start, to: end, text, start: start + text.length, end: start + text.length };
}
