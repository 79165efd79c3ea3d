import { describe, expect, it, vi } from "vitest";
import { markTerms, snippetOf } from "./search.ts";

// The rules under test need no release; the build makes the real one.
vi.mock("./manifest.js", () => ({ manifest: {} }));

describe("marking the words that match", () => {
  it("keeps every character of the text, whatever it holds", () => {
    for (const text of ["", " ", "a node  is a Node.", "…", "useNode(id)\n\n\t{ x }", "é 😀 \ud800 İstanbul"]) {
      const fragments = markTerms(text, ["node", "a", "istanbul"]);
      expect(fragments.map((fragment) => fragment.text).join("")).toBe(text);
    }
  });

  it("marks whole words in any case, and no part of a word", () => {
    expect(markTerms("A node, a Node and nodes", ["node"])).toEqual([
      { text: "A ", match: false },
      { text: "node", match: true },
      { text: ", a ", match: false },
      { text: "Node", match: true },
      { text: " and nodes", match: false },
    ]);
  });

  it("marks nothing where no word matches, and begins with the mark where the text does", () => {
    expect(markTerms("a b", [])).toEqual([{ text: "a b", match: false }]);
    expect(markTerms("node b", ["node"])[0]).toEqual({ text: "node", match: true });
    expect(markTerms("", ["node"])).toEqual([]);
  });

  it("marks words that hold what is no letter, as the index holds them", () => {
    expect(markTerms("use <Element canvas>", ["<element"])).toEqual([
      { text: "use ", match: false },
      { text: "<Element", match: true },
      { text: " canvas>", match: false },
    ]);
  });

  it("takes the names that every object has for words like others", () => {
    expect(markTerms("the constructor", ["constructor"]).at(-1)).toEqual({ text: "constructor", match: true });
    expect(markTerms("the constructor", ["the"]).at(-1)).toEqual({ text: " constructor", match: false });
  });
});

describe("the snippet of a text", () => {
  const filler = (words: number) => Array.from({ length: words }, (_, index) => `word${index}`).join(" ");

  it("is the whole text where it is short", () => {
    expect(snippetOf("A node is a block.", ["node"])).toBe("A node is a block.");
    expect(snippetOf("", ["node"])).toBe("");
  });

  it("is the beginning where no word matches or the first one stands near the beginning", () => {
    const text = `A node. ${filler(60)}`;
    for (const terms of [[], ["zebra"], ["node"]]) {
      expect(snippetOf(text, terms)).toMatch(/^A node\. word0 .* …$/);
    }
  });

  it("holds the first match with what stands around it, cut at spaces and of bounded length", () => {
    const text = `${filler(100)} the node here ${filler(100)}`;
    const snippet = snippetOf(text, ["node", "zebra"]);
    expect(snippet).toMatch(/^… (word\d+ )+the node here (word\d+ )*word\d+ …$/);
    expect(snippet.length).toBeLessThanOrEqual(184);
  });

  it("ends with the text where the match is at its end", () => {
    expect(snippetOf(`${filler(100)} node`, ["node"])).toMatch(/^… .* node$/);
  });

  it("is about the word itself, not about another word that begins with it or ends with it", () => {
    const text = `start ${filler(100)} art ${filler(100)}`;
    expect(snippetOf(text, ["art"])).toMatch(/ art /);
  });

  it.each([
    [
      "the word that matches",
      `${filler(50)} https://example.org/${"a".repeat(300)}/node/${"b".repeat(300)} ${filler(50)}`,
    ],
    ["the word before it", `${filler(50)} ${"a".repeat(300)}/node ${filler(50)}`],
    ["the word after it", `${filler(50)} node/${"a".repeat(300)} ${filler(50)}`],
    ["all of the text", `${"a".repeat(300)}/node/${"b".repeat(300)}`],
  ])("still holds the match where %s has no space for long", (_, text) => {
    const snippet = snippetOf(text, ["node"]);
    expect(snippet).toContain("node");
    expect(snippet.length).toBeLessThanOrEqual(184);
  });

  it("never halves a character", () => {
    const text = "😀".repeat(500);
    expect(snippetOf(text, []).isWellFormed()).toBe(true);
    expect(snippetOf(`a${text}`, []).isWellFormed()).toBe(true);
  });
});
