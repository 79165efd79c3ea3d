import { escapeHtml } from "../../client/html-text.ts";
import { hyphenPieces, termsOfWord, wordsOf } from "./analyse.ts";

/** What marks the words that match, and what stands where a text is cut. */
export interface Tags {
  before: string;
  after: string;
  ellipsis: string;
}

export interface Highlighted {
  value: string;
  matchLevel: "none" | "partial" | "full";
  fullyHighlighted: boolean;
  matchedWords: string[];
}

/** A word of a snippet may be so long on average. */
const charactersOfWord = 12;

interface Mark {
  start: number;
  end: number;
  /** The word of the query that it answers. */
  word: string;
}

/** The words of a query, each with the terms that answer it in the record at hand. */
export interface Wanted {
  text: string;
  isPrefix: boolean;
  terms: ReadonlySet<string>;
}

/** Where a text answers a query: whole words, or the beginning of one that is still being typed. */
function marksIn(text: string, wanted: Wanted[]): Mark[] {
  const marks: Mark[] = [];
  const begun = wanted.filter(({ isPrefix }) => isPrefix);
  for (const { start, end, terms } of analysed(text)) {
    const [folded = ""] = terms;
    const prefix = begun.find(({ text }) => folded.startsWith(text));
    // Folding may change how long a word is; then all of it is marked.
    if (prefix && folded.length === end - start) {
      marks.push({ start, end: start + prefix.text.length, word: prefix.text });
      continue;
    }
    const match = wanted.find((one) => terms.some((term) => one.terms.has(term)));
    if (match) marks.push({ start, end, word: match.text });
  }
  return marks;
}

interface AnalysedWord {
  start: number;
  end: number;
  terms: string[];
}

/** Words of texts that were shown before: most queries are answered by the same few hundred sections. */
const known = new Map<string, AnalysedWord[]>();
/** Characters of these texts that are kept, which take ten megabytes or so. */
const mostKnown = 500_000;
let knownCharacters = 0;

function analysed(text: string): AnalysedWord[] {
  const before = known.get(text);
  if (before) return before;
  const words = wordsOf(text)
    .flatMap(hyphenPieces)
    .map(({ text: word, index }) => ({ start: index, end: index + word.length, terms: termsOfWord(word) }));
  knownCharacters += text.length;
  if (knownCharacters > mostKnown) {
    known.clear();
    knownCharacters = text.length;
  }
  known.set(text, words);
  return words;
}

/** A text with all that answers the query between tags. */
export function highlight(text: string, wanted: Wanted[], tags: Tags): Highlighted {
  const marks = marksIn(text, wanted);
  const covered = marks.reduce((sum, { start, end }) => sum + end - start, 0);
  const fullyHighlighted = covered > 0 && covered === text.replace(/\s/g, "").length;
  return { value: withTags(text, marks, tags), fullyHighlighted, ...levelOf(marks, wanted) };
}

/** The part of a text, of so many words, that answers most of the query, with tags. */
export function snippet(
  text: string,
  wanted: Wanted[],
  tags: Tags,
  length: number,
): Pick<Highlighted, "value" | "matchLevel"> {
  const marks = marksIn(text, wanted);
  const words = Array.from(text.matchAll(/\S+/g), ({ 0: word, index }) => ({ start: index, end: index + word.length }));
  const first = bestWindow(words, marks, length);
  const last = Math.min(words.length, first + length) - 1;
  const [start, cut] = bounded(text, words[first]?.start ?? 0, words[last]?.end ?? text.length, marks, length);
  const isCut = { before: start > (words[0]?.start ?? 0), after: cut < (words.at(-1)?.end ?? 0) };
  // A mark that leads on to what is left out says no more than the ellipsis.
  const end = isCut.after && /[,;:]/.test(text.charAt(cut - 1)) ? cut - 1 : cut;
  const inside = marks
    .filter((mark) => mark.start >= start && mark.end <= end)
    .map((mark) => ({ ...mark, start: mark.start - start, end: mark.end - start }));
  const inTags = withTags(text.slice(start, end), inside, tags);
  const value = `${isCut.before ? tags.ellipsis : ""}${inTags}${isCut.after ? tags.ellipsis : ""}`;
  return { value, matchLevel: levelOf(marks, wanted).matchLevel };
}

/** Cuts a window whose words have no end, as an address has none, around what matches. */
function bounded(text: string, start: number, end: number, marks: Mark[], length: number): [number, number] {
  const most = length * charactersOfWord;
  if (end - start <= most) return [start, end];
  const match = marks.find((mark) => mark.start >= start && mark.end <= end)?.start ?? start;
  const from = whole(text, Math.max(start, match - Math.floor(most / 4)));
  return [from, whole(text, Math.min(end, from + most))];
}

/** A place to cut at that halves no character. */
const whole = (text: string, at: number) => (/[\udc00-\udfff]/.test(text[at] ?? "") ? at - 1 : at);

/** The first word of the window of `length` words which holds most of what is wanted; a little text before it is kept. */
function bestWindow(words: { start: number; end: number }[], marks: Mark[], length: number): number {
  if (words.length <= length || marks.length === 0) return 0;
  let best = { first: 0, different: -1 };
  let at = 0;
  for (const mark of marks) {
    while (at < words.length - 1 && (words[at]?.end ?? 0) <= mark.start) at++;
    const end = words[Math.min(words.length, at + length) - 1]?.end ?? 0;
    const inside = marks.filter(({ start }) => start >= mark.start && start < end).slice(0, length);
    const different = new Set(inside.map(({ word }) => word)).size + inside.length / 1000;
    if (different > best.different) best = { first: at, different };
    if (marks.length > 400) break; // nearly every word matches: any window will do
  }
  return Math.max(0, Math.min(best.first - Math.floor(length / 5), words.length - length));
}

function levelOf(marks: Mark[], wanted: Wanted[]): Pick<Highlighted, "matchLevel" | "matchedWords"> {
  const matchedWords = [...new Set(marks.map(({ word }) => word))];
  const matchLevel = matchedWords.length === 0 ? "none" : matchedWords.length >= wanted.length ? "full" : "partial";
  return { matchLevel, matchedWords };
}

/**
 * Where the tags are HTML, the text around them becomes HTML too: whoever asks for `<mark>` means to show it as HTML, and
 * the documentation is full of `<Element />`.
 */
function withTags(text: string, marks: Mark[], { before, after }: Tags): string {
  const written = before.startsWith("<") ? escapeHtml : (part: string) => part;
  let value = "";
  let at = 0;
  for (const { start, end } of marks) {
    value += written(text.slice(at, start)) + before + written(text.slice(start, end)) + after;
    at = end;
  }
  return value + written(text.slice(at));
}
