import { describe, expect, it } from "vitest";
import { parseQuery, synonymsOf } from "./query.ts";

const textsOf = (query: string) => parseQuery(query).map(({ text }) => text);
/** The terms of each word, from the closest to the least close. */
const termsOf = (query: string) =>
  parseQuery(query).map(({ terms }) => Object.fromEntries([...terms].sort(([, a], [, b]) => b - a)));

describe("the words of a query", () => {
  it.each([
    ["are in lower case", "Node EDITOR", ["node", "editor"]],
    ["occur once each", "node editor node", ["node", "editor"]],
    ["leave out stop words", "how do I know which node is being dragged", ["node", "dragged"]],
    ["include stop words in a query of stop words only", "how do I", ["how", "do", "i"]],
  ])("%s", (_, query, words) => {
    expect(textsOf(query)).toEqual(words);
  });

  it("are the first twenty, from the first 512 characters", () => {
    const letters = [..."bcdefghjklmnopqrsuvwxyz"].map((letter) => letter.repeat(3));
    expect(textsOf(letters.join(" "))).toEqual(letters.slice(0, 20));
    expect(textsOf(`${"-".repeat(509)}node`)).toEqual(["nod"]);
  });

  it("may be unfinished only at the end of the query", () => {
    const prefixes = (query: string) => parseQuery(query).map(({ isPrefix }) => isPrefix);
    expect(prefixes("node edit")).toEqual([false, true]);
    expect(prefixes("node edit ")).toEqual([false, false]);
    expect(prefixes("node edit?")).toEqual([false, false]);
    expect(prefixes("node edit node")).toEqual([true, false]);
  });
});

describe("the terms of a word", () => {
  it("are its stem, its synonyms, and itself joined with its neighbours", () => {
    expect(termsOf("drag boxes away")).toEqual([
      { dragbox: 1, drag: 1, dnd: 0.5 },
      { dragbox: 1, boxesawai: 1, box: 1 },
      { boxesawai: 1, awai: 1 },
    ]);
  });

  it("join a word with a stop word", () => {
    expect(termsOf("on drag")).toEqual([{ ondrag: 1, drag: 1, dnd: 0.5 }]);
    expect(termsOf("drag in")).toEqual([{ dragin: 1, drag: 1, dnd: 0.5 }]);
  });

  it("are the pieces of a compound name", () => {
    expect(termsOf("canDrag")).toEqual([{ candrag: 1, can: 0.3, drag: 0.3 }]);
  });
});

describe("synonyms", () => {
  it("are the other words of each group that has the word, as stems", () => {
    expect(synonymsOf("remov")).toEqual(["delet"]);
    expect(synonymsOf("canva")).toEqual(["dropzon", "nest", "children", "descend"]);
    expect(synonymsOf("xyzzy")).toEqual([]);
  });

  it("do not include synonyms of a word that only shares the stem, such as customer for custom", () => {
    expect(synonymsOf("custom")).toEqual(["own"]);
  });
});
