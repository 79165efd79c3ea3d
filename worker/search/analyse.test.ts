import { describe, expect, it } from "vitest";
import { stem, termsOfWord, wordsOf } from "./analyse.ts";

describe("the stem of a word", () => {
  it.each([
    ["drag drags dragging dragged draggable"],
    ["serialise serialize serialising serialized serialization serialisation"],
    ["node nodes"],
    ["save saved saving"],
    ["delete deleted deleting deletion"],
    ["colour color colours"],
    ["property properties"],
    ["migrate migrated migration migrations migrating"],
    ["select selected selection"],
  ])("is one for %s", (words) => {
    expect([...new Set(words.split(" ").map(stem))]).toHaveLength(1);
  });

  it.each([
    "node/mode",
    "editor/edit",
    "resolver/resolve",
    "element/elementary",
    "frame/from",
    "list/last",
    "class/clas",
  ])("differs for %s", (pair) => {
    const [a = "", b = ""] = pair.split("/");
    expect(stem(a)).not.toBe(stem(b));
  });

  it("leaves what is no word of the language", () => {
    for (const word of ["a", "", "日本語", "x1s", "$ref", "_ing", "constructor"]) expect(stem(word)).toBe(word);
  });
});

describe("the words of a text", () => {
  it.each([
    ["@craftjs/core", ["craftjs", "core"]],
    ["read-only", ["read-only"]],
    ["doesn't", ["doesn"]],
    ["the page’s", ["the", "page"]],
    ["we're", ["we"]],
    ["'s' or 'type'", ["s", "or", "type"]],
    ["...", []],
  ])("%s", (text, words) => {
    expect(wordsOf(text).map(({ text }) => text)).toEqual(words);
  });
});

describe("the terms of a word", () => {
  it.each([
    ["useNode", ["usenode", "~usenod", "~use", "~nod"]],
    ["XMLHttpRequest", ["xmlhttprequest", "~xmlhttprequest", "~xml", "~http", "~request"]],
    ["Café", ["cafe", "~caf"]],
  ])("%s", (word, terms) => {
    expect(termsOfWord(word)).toEqual(terms);
  });
});
