import type { SearchRecord } from "../../shared/search-record.ts";
import { indexFields } from "./index-options.ts";
import type { SearchIndex } from "./open-index.ts";
import { quoted } from "./pasted.ts";
import { type Prefixes, parseQuery, type QueryWord, synonymsOf } from "./query.ts";
import { rank } from "./rank.ts";
import { termsMeant } from "./typos.ts";

export interface Found {
  record: SearchRecord;
  terms: string[];
}

export interface Findings {
  words: QueryWord[];
  found: Found[];
}

export interface FindOptions {
  prefixes: Prefixes;
  typos: boolean;
  filter: (record: SearchRecord) => boolean;
}

const answerByTypos = [1, 0.85, 0.7];
const answerOfPrefix = 0.95;

/**
 * Finds records, best first, one per section. An empty query matches all sections, in site order; a quoted one without
 * matches falls back to the same words unquoted.
 */
export function find(index: SearchIndex, text: string, options: FindOptions): Findings {
  const phrase = quoted(text);
  const findings = findAsTyped(index, text, options);
  return phrase && findings.found.length === 0 ? findAsTyped(index, phrase, options) : findings;
}

function findAsTyped(index: SearchIndex, text: string, { prefixes, typos, filter }: FindOptions): Findings {
  const query = parseQuery(text, prefixes);
  const { words } = query;
  if (words.length === 0) {
    // A query without words, such as punctuation, matches nothing.
    if (query.text.trim() !== "") return { words, found: [] };
    const all = index.records.filter(filter).map((record) => ({ record, terms: [] }));
    return { words, found: bestPieces(all.sort((a, b) => byWeight(a.record, b.record))) };
  }
  if (typos) for (const word of words) forgive(index, word);
  const results = index.engine.search([...termsOfQuery(words)].join("\n"), {
    tokenize: (terms) => terms.split("\n"),
    boost: indexFields,
    // A single letter begins a word in nearly every text, so only titles are searched.
    fields: words.every(({ text }) => text.length === 1) ? ["heading", "title"] : Object.keys(indexFields),
    prefix: (term) => words.some((word) => word.isPrefix && (term === word.text || term === `~${word.text}`)),
    combineWith: "OR",
    filter: ({ id }) => filter(index.records[id] as SearchRecord),
  });
  const found = rank(index, query, results).filter(({ record }) => holds(index, record, query.exactly));
  return { words, found: bestPieces(found) };
}

function bestPieces(found: Found[]): Found[] {
  const seen = new Set<string>();
  return found.filter(({ record: { url } }) => !seen.has(url) && seen.add(url));
}

/** Typo tolerance: adds similar words to one that no record contains. */
function forgive({ words, wordsByLetter }: SearchIndex, word: QueryWord): void {
  if (words.has(word.text) || [...word.terms].some(([term, answer]) => answer > 1 && words.has(term))) return;
  if (word.isPrefix && wordsByLetter.get(word.text[0] ?? "")?.some((term) => term.startsWith(word.text))) return;
  for (const [meant, typos] of termsMeant(word, wordsByLetter)) {
    const answer = answerByTypos[typos] ?? 0;
    const stands = words.has(meant) ? [[meant, 1] as const] : synonymsOf(meant);
    for (const [term, value] of stands) word.terms.set(term, Math.max(value * answer, word.terms.get(term) ?? 0));
  }
}

function termsOfQuery(words: QueryWord[]): Set<string> {
  const beginnings = words.filter(({ isPrefix }) => isPrefix);
  for (const { text, terms } of beginnings) if (!terms.has(`~${text}`)) terms.set(`~${text}`, answerOfPrefix);
  return new Set(words.flatMap(({ terms }) => [...terms.keys()]));
}

function byWeight(a: SearchRecord, b: SearchRecord): number {
  return b.weight.pageRank - a.weight.pageRank || b.weight.level - a.weight.level;
}

function holds({ records, texts }: SearchIndex, record: SearchRecord, phrase: string | null): boolean {
  if (phrase === null) return true;
  const text = texts[records.indexOf(record)];
  return text !== undefined && `${text.path}${text.content}`.includes(phrase);
}
