import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { wordOf, wordsOf } from "./analyse.ts";

const stem = (word: string) => wordOf(word).stem;

describe("the stem of a word", () => {
  it.each([
    ["drag drags dragging dragged"],
    ["serialise serialize serialising serialized serialization serialisation"],
    ["node nodes"],
    ["save saved saving"],
    ["delete deleted deleting deletion"],
    ["colour color colours"],
    ["property properties"],
    ["migrate migrated migration migrations migrating"],
    ["select selected selection"],
    ["ionisation ionization"],
    ["licence license"],
    ["centre center centres"],
  ])("is the same for %s", (words) => {
    expect([...new Set(words.split(" ").map(stem))]).toHaveLength(1);
  });

  it.each(["node/mode", "editor/edit", "frame/from", "list/last", "class/clas"])("differs for %s", (pair) => {
    const [a = "", b = ""] = pair.split("/");
    expect(stem(a)).not.toBe(stem(b));
  });

  it("leaves other languages and names with digits or symbols unchanged", () => {
    for (const word of ["a", "", "日本語", "x1s", "$ref", "_ing", "1nodes", "nodes1", "日nodes"])
      expect(stem(word)).toBe(word);
  });
});

describe("the words of text", () => {
  it.each([
    ["@craftjs/core", ["craftjs", "core"]],
    ["read-only", ["read", "only"]],
    ["doesn't", ["doesn", "t"]],
    ["doesn't work", ["doesn", "t", "work"]],
    ["o'clock", ["o", "clock"]],
    ["the page’s", ["the", "page", "s"]],
    ["we're", ["we", "re"]],
    ["'s' or 'type'", ["s", "or", "type"]],
    ["Café", ["cafe"]],
    ["...", []],
  ])("%s", (text, words) => {
    expect(wordsOf(text).map(({ text }) => text)).toEqual(words);
  });

  it("are split and lower-cased as by SQLite's tokenizer", () => {
    const database = new DatabaseSync(":memory:");
    database.exec(`CREATE VIRTUAL TABLE texts USING fts5 (text, tokenize = "unicode61 remove_diacritics 2 tokenchars '_$'");
      CREATE VIRTUAL TABLE terms USING fts5vocab (texts, row)`);
    const text = "Élan naïve <Element is={useNode}/> actions.setProp read-only $ref _id v0.2.12 日本語";
    database.prepare("INSERT INTO texts VALUES (?)").run(text);
    const terms = database.prepare("SELECT term FROM terms").all();
    expect(
      wordsOf(text)
        .map(({ text }) => text)
        .sort(),
    ).toEqual(terms.map(({ term }) => term).sort());
  });
});

it.each([
  ["useNode", ["use", "node"]],
  ["XMLHttpRequest", ["xml", "http", "request"]],
  ["layer12Top", ["layer", "12", "top"]],
  ["node", []],
])("splits the compound name %s", (name, pieces) => {
  expect(wordsOf(name)[0]?.pieces).toEqual(pieces);
});

it("reads the first 64 characters of a word", () => {
  expect(wordOf("a".repeat(70)).text).toBe("a".repeat(64));
  expect(wordOf("aB".repeat(40)).pieces).toEqual(wordOf("aB".repeat(32)).pieces);
});
