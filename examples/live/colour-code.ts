/** A piece of code and the kind of token that it is, as client/styles/code-dark-purple.css colours them; null for plain text. */
export type Piece = [kind: string | null, text: string];

const keywords =
  "as async await break case catch class const continue default delete do else export extends false finally for from function if import in instanceof interface let new null of return satisfies static super switch this throw true try type typeof undefined var void while yield";

/**
 * Enough of TSX for colours: comments, strings, tags, keywords, calls and numbers. The page's own blocks are coloured by
 * a real parser when the site is built, which would be ten times the weight of this.
 */
const token = new RegExp(
  [
    /(?<comment>\/\/.*|\/\*[\s\S]*?(?:\*\/|$))/,
    /(?<string>'(?:[^'\\\n]|\\.)*'?|"(?:[^"\\\n]|\\.)*"?|`(?:[^`\\]|\\[\s\S])*`?)/,
    // A `<` right behind a name begins the arguments of a generic.
    /(?<tag>(?<![\w$])<[A-Za-z][\w.]*|<\/[A-Za-z][\w.]*|\/>)/,
    // Before the keywords: `type="checkbox"`.
    /(?<attribute>(?<=\s)[A-Za-z][\w-]*(?==[{"]))/,
    new RegExp(`(?<keyword>(?<![.\\w$])(?:${keywords.replaceAll(" ", "|")})(?![\\w$]))`),
    /(?<function>[A-Za-z_$][\w$]*(?=\())/,
    /(?<number>(?<![\w$.])\d[\d_.]*)/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "g",
);

/** Code cut into pieces; all of them together are the code again. */
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
