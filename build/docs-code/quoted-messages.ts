import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { lineAt, type Problem } from "../problems.ts";
import { proseLines } from "../prose-lines.ts";
import { craftErrors } from "./craft-errors.ts";

const load = createRequire(import.meta.url);

/** Whose messages pages quote besides: of their code, the texts in quotes that are sentences. */
const speakers = [
  "react/cjs/react-jsx-runtime.development.js",
  "react/cjs/react.development.js",
  "react-dom/cjs/react-dom-client.development.js",
  "immer/dist/immer.cjs.development.js",
];

/** What the browser says, which no package holds. */
const browser = [
  "Cannot read properties of undefined (reading '…')",
  "Cannot read properties of null (reading '…')",
  "Cannot destructure property 'type' of … as it is undefined",
  "Cannot destructure property 'type' of … as it is null",
  "Cannot perform 'set' on a proxy that has been revoked",
  "Cannot convert undefined or null to object",
  "Cannot assign to read only property",
  "Cannot add property …, object is not extensible",
  "Converting circular structure to JSON",
];

/** The messages that pages quote; `…` stands for what is filled in. */
export function knownMessages(): string[] {
  const said = speakers.flatMap((path) => {
    const code = readFileSync(load.resolve(`../../node_modules/${path}`), "utf8");
    return [...code.matchAll(/(["'])((?:(?!\1)[^\\\n]|\\.)*)\1/g)]
      .map(([, , text = ""]) => text.replace(/%[a-z]|\\n/g, " … ").replace(/\\(.)/g, "$1"))
      .filter((text) => wordsOf(text).length > 3);
  });
  return [...craftErrors(), ...browser, ...said];
}

/** A quote: between curly quotes, in italics, as inline code, or as a heading. */
const quote =
  /“([^“”]+)”|``(.+?)``|`([^`]*)`|(?<![\w*])\*([^*`]+(?:`[^`]+`[^*`]*)*)\*(?![\w*])|^#{2,4} (.+?)(?: \{#[\w-]+\})?$/gm;

/**
 * Quotes that are all but a message of the packages, React or the browser. A reader searches for the message that is on
 * the screen.
 */
export function quotedMessageProblems(
  pages: { file: string; source: string }[],
  messages: readonly string[],
): Problem[] {
  const known = messages.map(wordsOf).map((words) => ({ words, all: new Set(words) }));
  return pages.flatMap(({ file, source }) =>
    quotesIn(source).flatMap(({ line, said }) => {
      const words = wordsOf(said.replace(/^Invariant failed: /, ""));
      if (words.length < 4 || known.some((message) => isPart(words, message.words))) return [];
      const near = known.findIndex((message) => isNear(words, message));
      return near < 0 ? [] : [{ file, line, message: `nothing says "${said}", but there is "${messages[near]}"` }];
    }),
  );
}

/** What of a page's Markdown may quote a message, with its lines. */
export function quotesIn(source: string): { line: number; said: string }[] {
  const text = proseLines(source).join("\n");
  return [...text.matchAll(quote)].map(({ index, ...found }) => ({
    line: lineAt(text, index),
    said: (found[1] ?? found[2] ?? found[3] ?? found[4] ?? found[5] ?? "").replace(/\s+/g, " "),
  }));
}

/** The words of a message, without its signs. What is filled in is a word. */
function wordsOf(text: string): string[] {
  return text.replace(/\.\.\./g, "…").match(/[\w$]+|…/g) ?? [];
}

/** How many words are filled in where a message has `…`, at most. */
const filledIn = 3;

/** Whether words follow each other somewhere in a message, where `…`, in either, stands for some of the other's. */
function isPart(words: string[], message: string[]): boolean {
  const from = (word: number, place: number): boolean => {
    if (word === words.length) return true;
    if (words[word] === "…" && message[place] !== "…") {
      return from(word + 1, place) || (place < message.length && from(word, place + 1));
    }
    if (place >= message.length) return false;
    if (message[place] === "…") {
      return Array.from({ length: filledIn + 1 }, (_, filled) => word + filled).some(
        (next) => next <= words.length && from(next, place + 1),
      );
    }
    return words[word] === message[place] && from(word + 1, place + 1);
  };
  return message.some((first, place) => first !== "…" && from(0, place));
}

/** Whether most words of a quote, all but one in five, stand in a message, in their order and near to each other. */
function isNear(words: string[], message: { words: string[]; all: ReadonlySet<string> }): boolean {
  const own = words.filter((word) => word !== "…");
  const wanted = own.length - Math.max(1, Math.floor(own.length / 5));
  if (own.length < 5 || own.filter((word) => message.all.has(word)).length < wanted) return false;
  return message.words.some((first, start) => {
    if (first !== own[0] && first !== own[1]) return false;
    const near = message.words.slice(start, start + own.length + filledIn);
    let place = 0;
    const inOrder = own.filter((word) => {
      const next = near.indexOf(word, place);
      if (next >= 0) place = next + 1;
      return next >= 0;
    });
    return inOrder.length >= wanted;
  });
}
