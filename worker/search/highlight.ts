import { escapeHtml } from "../../shared/html-text.ts";
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

/** Where a text answers a query. */
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

/** Whether what is still being typed begins a word. */
function begins([folded = ""]: string[], { text, isPrefix }: Wanted): boolean {
  return isPrefix && folded.startsWith(text);
}

/**
 * What is marked of a word: the parts of it that were typed, as in names of several words. All of it where it was typed
 * otherwise (in another form, with a typo, as two words), and where folding has changed how long it is.
 */
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
  const first = bestWindow(text, words, marks, length);
  const last = Math.min(words.length, first + length) - 1;
  const [start, cut] = bounded(text, words[first]?.start ?? 0, words[last]?.end ?? text.length, marks, length);
  const isCut = { before: start > (words[0]?.start ?? 0), after: cut < (words.at(-1)?.end ?? 0) };
  // A mark that leads on to what is left out says no more than the ellipsis.
  const end = isCut.after && /[,;:]/.test(text.charAt(cut - 1)) ? cut - 1 : cut;
  const inside = marks
    .filter((mark) => mark.start >= start && mark.end <= end)
    .map((mark) => ({ ...mark, start: mark.start - start, end: mark.end - start }));
  const inTags = withTags(text.slice(start, end), inside, tags);
  const isWithin = isCut.before && !beginsSentence(text, start);
  const value = `${isWithin ? tags.ellipsis : ""}${inTags}${isCut.after ? tags.ellipsis : ""}`;
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

/**
 * The first word of the window of `length` words which holds most of what is wanted. What it is said of stands before it: the
 * sentence from its beginning, if that is near, or a few words.
 */
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

/** Whether a new sentence may begin at this place of a text. */
const beginsSentence = (text: string, at: number) => /[.!?:]\s+$/.test(text.slice(Math.max(0, at - 3), at));

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
  for (const [index, { start, end }] of marks.entries()) {
    // Parts of a word that touch are marked as one.
    const opening = marks[index - 1]?.end === start ? "" : before;
    const closing = marks[index + 1]?.start === end ? "" : after;
    value += written(text.slice(at, start)) + opening + written(text.slice(start, end)) + closing;
    at = end;
  }
  return value + written(text.slice(at));
}
