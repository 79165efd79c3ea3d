import { escapeHtml } from "../../shared/html-text.ts";
import { hyphenPieces, termsOfWord, wordsOf } from "./analyse.ts";

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

/** Average word length above which a snippet is cut. */
const charactersOfWord = 12;

interface Mark {
  start: number;
  end: number;
  word: string;
}

export interface Wanted {
  text: string;
  isPrefix: boolean;
  terms: ReadonlySet<string>;
}

function marksIn(text: string, wanted: Wanted[]): Mark[] {
  const marks: Mark[] = [];
  for (const { start, end, terms } of analysed(text)) {
    const answered = wanted.filter((one) => begins(terms, one) || terms.some((term) => one.terms.has(term)));
    for (const part of partsOf(terms, end - start, answered)) {
      marks.push({ ...part, start: start + part.start, end: start + part.end });
    }
  }
  return marks;
}

function begins([folded = ""]: string[], { text, isPrefix }: Wanted): boolean {
  return isPrefix && folded.startsWith(text);
}

/** The typed parts of a compound name; the whole word if it matched in another form or folding changed its length. */
function partsOf(terms: string[], length: number, answered: Wanted[]): Mark[] {
  const [folded = ""] = terms;
  const parts: Mark[] = [];
  for (const one of answered) {
    const isMeant = one.terms.has(folded) && !begins(terms, one);
    const start = folded.length !== length || isMeant ? -1 : folded.indexOf(one.text);
    if (start < 0) return [{ start: 0, end: length, word: one.text }];
    parts.push({ start, end: start + one.text.length, word: one.text });
  }
  parts.sort((a, b) => a.start - b.start || b.end - a.end);
  let at = 0;
  return parts.flatMap((part) => {
    const start = Math.max(part.start, at);
    at = Math.max(part.end, at);
    return start < part.end ? [{ ...part, start }] : [];
  });
}

interface AnalysedWord {
  start: number;
  end: number;
  terms: string[];
}

/** Cache of analysed texts: a few hundred sections answer most queries. */
const known = new Map<string, AnalysedWord[]>();
/** Characters of text to keep in that cache, about 10 MB. */
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

/** A text with its matches between tags. */
export function highlight(text: string, wanted: Wanted[], tags: Tags): Highlighted {
  const marks = marksIn(text, wanted);
  const covered = marks.reduce((sum, { start, end }) => sum + end - start, 0);
  const fullyHighlighted = covered > 0 && covered === text.replace(/\s/g, "").length;
  return { value: withTags(text, marks, tags), fullyHighlighted, ...levelOf(marks, wanted) };
}

/** The `length`-word window of a text with most matches, tagged. */
export function snippet(
  text: string,
  wanted: Wanted[],
  tags: Tags,
  length: number,
): Pick<Highlighted, "value" | "matchLevel"> {
  const marks = marksIn(text, wanted);
  const words = Array.from(text.matchAll(/\S+/g), ({ 0: word, index }) => ({ start: index, end: index + word.length }));
  const first = bestWindow(text, words, marks, length);
  const last = Math.min(words.length, first + length) - 1;
  const [start, cut] = bounded(text, words[first]?.start ?? 0, words[last]?.end ?? text.length, marks, length);
  const isCut = { before: start > (words[0]?.start ?? 0), after: cut < (words.at(-1)?.end ?? 0) };
  // A comma or colon before the ellipsis adds nothing.
  const end = isCut.after && /[,;:]/.test(text.charAt(cut - 1)) ? cut - 1 : cut;
  const inside = marks
    .filter((mark) => mark.start >= start && mark.end <= end)
    .map((mark) => ({ ...mark, start: mark.start - start, end: mark.end - start }));
  const inTags = withTags(text.slice(start, end), inside, tags);
  const isWithin = isCut.before && !beginsSentence(text, start);
  const value = `${isWithin ? tags.ellipsis : ""}${inTags}${isCut.after ? tags.ellipsis : ""}`;
  return { value, matchLevel: levelOf(marks, wanted).matchLevel };
}

/** Cuts a window of overlong words, such as a URL, around its matches. */
function bounded(text: string, start: number, end: number, marks: Mark[], length: number): [number, number] {
  const most = length * charactersOfWord;
  if (end - start <= most) return [start, end];
  const match = marks.find((mark) => mark.start >= start && mark.end <= end)?.start ?? start;
  const from = whole(text, Math.max(start, match - Math.floor(most / 4)));
  return [from, whole(text, Math.min(end, from + most))];
}

const whole = (text: string, at: number) => (/[\udc00-\udfff]/.test(text[at] ?? "") ? at - 1 : at);

/** The start of the window with most matches, plus context: from the start of the sentence if that is near. */
function bestWindow(text: string, words: { start: number; end: number }[], marks: Mark[], length: number): number {
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
  const last = words.length - length;
  const near = Math.max(0, best.first - Math.floor(length / 3));
  for (let first = Math.min(best.first, last); first > near; first--) {
    if (beginsSentence(text, words[first]?.start ?? 0)) return first;
  }
  return Math.max(0, Math.min(best.first - Math.floor(length / 5), last));
}

const beginsSentence = (text: string, at: number) => /[.!?:]\s+$/.test(text.slice(Math.max(0, at - 3), at));

function levelOf(marks: Mark[], wanted: Wanted[]): Pick<Highlighted, "matchLevel" | "matchedWords"> {
  const matchedWords = [...new Set(marks.map(({ word }) => word))];
  const matchLevel = matchedWords.length === 0 ? "none" : matchedWords.length >= wanted.length ? "full" : "partial";
  return { matchLevel, matchedWords };
}

/** Escapes the text around HTML tags: who asks for `<mark>` renders it as HTML, and the docs have `<Element />`s. */
function withTags(text: string, marks: Mark[], { before, after }: Tags): string {
  const written = before.startsWith("<") ? escapeHtml : (part: string) => part;
  let value = "";
  let at = 0;
  for (const [index, { start, end }] of marks.entries()) {
    // Adjacent parts of a word share a tag.
    const opening = marks[index - 1]?.end === start ? "" : before;
    const closing = marks[index + 1]?.start === end ? "" : after;
    value += written(text.slice(at, start)) + opening + written(text.slice(start, end)) + closing;
    at = end;
  }
  return value + written(text.slice(at));
}
