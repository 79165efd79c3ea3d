/** Text with its token kind, as in client/styles/code-dark-purple.css; null for plain text. */
export type Piece = [kind: string | null, text: string];

const keywords =
  "as async await break case catch class const continue default delete do else export extends false finally for from function if import in instanceof interface let new null of return satisfies static super switch this throw true try type typeof undefined var void while yield";

// Just enough TSX for syntax highlighting. The build's parser for code blocks would be ten times the size.
const token = new RegExp(
  [
    /(?<comment>\/\/.*|\/\*[\s\S]*?(?:\*\/|$))/,
    /(?<string>'(?:[^'\\\n]|\\.)*'?|"(?:[^"\\\n]|\\.)*"?|`(?:[^`\\]|\\[\s\S])*`?)/,
    // A `<` right after a name starts generic arguments, not a tag.
    /(?<tag>(?<![\w$])<[A-Za-z][\w.]*|<\/[A-Za-z][\w.]*|\/>)/,
    // Before keywords, so that `type=` in `type="checkbox"` is an attribute.
    /(?<attribute>(?<=\s)[A-Za-z][\w-]*(?==[{"]))/,
    new RegExp(`(?<keyword>(?<![.\\w$])(?:${keywords.replaceAll(" ", "|")})(?![\\w$]))`),
    /(?<function>[A-Za-z_$][\w$]*(?=\())/,
    /(?<number>(?<![\w$.])\d[\d_.]*)/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "g",
);

/** Splits code into pieces, which join to the same code. */
export function colourCode(code: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of code.matchAll(token)) {
    if (match.index > end) pieces.push([null, code.slice(end, match.index)]);
    const kind = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined)?.[0] ?? null;
    pieces.push([kind, match[0]]);
    end = match.index + match[0].length;
  }
  if (end < code.length) pieces.push([null, code.slice(end)]);
  return pieces;
}
