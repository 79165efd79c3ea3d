import Slugger from "github-slugger";
import { expect, test } from "vitest";
import { type Page, readPages } from "./read-pages.ts";
import { readVouched } from "./vouched.ts";

const title = "at most three other pages suit a sentence as well as the section that it links to";
const pages = readPages();
const slugger = new Slugger();

/** Pieces of three to five letters, which different forms of a word share. */
const wordsOf = (text: string) => new Set(text.toLowerCase().match(/\p{L}{3,5}/gu));

/** A section's heading and text. */
function sectionOf({ source }: Page, anchor: string): [string, string] {
  const sections = source.split(/^(?=#{2,6} )/m);
  const headings = sections.map((section) => /^(#+) (.+?)(?: \{#(.+)\})?$/m.exec(section) ?? []);
  slugger.reset();
  const start = headings.findIndex(([, , text = "", id]) => (id ?? slugger.slug(text)) === anchor);
  const [, { length: depth } = "", heading = ""] = headings[start] ?? [];
  const end = headings.findIndex(([, marks = ""], index) => index > start && marks.length <= depth);
  return [heading, start < 0 ? "" : sections.slice(start, end < 0 ? undefined : end).join("")];
}

const wordsByPage = new Map(
  pages.map((page) => [page, [/^title: (.+)/m.exec(page.source)?.[1] ?? "", page.source].map(wordsOf)]),
);

/** Counts the words that a page or section has; the words of its heading count three times. */
function score(words: Set<string>, page: Page, anchor?: string): number {
  const section = anchor ? sectionOf(page, anchor).map(wordsOf) : wordsByPage.get(page);
  const [inHeading = 0, inText = 0] = section?.map((sectionWords) => words.intersection(sectionWords).size) ?? [];
  return inHeading * 2 + inText;
}

/** Links that would suit at least four other pages as well. */
function vagueLinks(id: string, sentence: string): string[] {
  const targets = sentence.matchAll(/(?:\]\(|href=")(?:\/docs\/([\w/-]+))?(?:#([\w-]+))?[)"]/g);
  const words = wordsOf(sentence.replace(/\]\([^)]*\)|href="[^"]*"|<\/?Card|title=/g, " "));
  return [...targets].flatMap(([link, targetId = id, anchor]) => {
    const target = pages.find((page) => page.id === targetId);
    const targetScore = target ? score(words, target, anchor) : 0;
    const rivals = pages.filter((page) => page !== target && score(words, page) >= targetScore);
    return rivals.length > 3 ? [link] : [];
  });
}

const recordedSentences = pages.flatMap(({ id }) =>
  Object.entries(readVouched(id)).flatMap(([sentence, check]) =>
    check.endsWith(`: ${title}`) ? [[id, sentence]] : [],
  ),
);

test(title, () => {
  const linksBySentence = recordedSentences.map(([id = "", sentence = ""]) => [
    id,
    sentence,
    ...vagueLinks(id, sentence),
  ]);
  expect(linksBySentence.filter(([, , ...links]) => links.length > 0)).toEqual([]);
  expect(recordedSentences.length).toBeGreaterThan(0);
});
