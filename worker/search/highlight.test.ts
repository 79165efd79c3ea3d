import { describe, expect, it } from "vitest";
import { stemTerm } from "./analyse.ts";
import { highlight, snippet, type Wanted } from "./highlight.ts";

const marks = { before: "[", after: "]", ellipsis: "…" };
const words = (...texts: string[]): Wanted[] =>
  texts.map((text) => ({ text, isPrefix: false, terms: new Set([text, stemTerm(text)]) }));
const beginning = (text: string): Wanted[] => [{ text, isPrefix: true, terms: new Set() }];
const meant = (text: string, ...terms: string[]): Wanted[] => [{ text, isPrefix: true, terms: new Set(terms) }];
const filler = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(" ");

describe("highlighting", () => {
  it("marks what was typed, also within other forms of a word and the names that it is a part of", () => {
    expect(highlight("A node, two Nodes, ROOT_NODE and useNode()", words("node"), marks)).toEqual({
      value: "A [node], two [Node]s, ROOT_[NODE] and use[Node]()",
      matchLevel: "full",
      fullyHighlighted: false,
      matchedWords: ["node"],
    });
    expect(highlight("NodeTree, linkedNodes", meant("node", stemTerm("node")), marks).value).toBe(
      "[Node]Tree, linked[Node]s",
    );
  });

  it("marks all of a word that was typed in another form, with a typo or as two words", () => {
    expect(highlight("linkedNode", words("nodes"), marks).value).toBe("[linkedNode]");
    expect(highlight("useNode", meant("usenod", "usenode"), marks).value).toBe("[useNod]e");
    expect(highlight("useNode", meant("usnode", "usenode"), marks).value).toBe("[useNode]");
    expect(highlight("useNode", meant("node", "node", stemTerm("node"), "usenode"), marks).value).toBe("[useNode]");
  });

  it("marks parts of a word that touch or overlap as one, for each word of the query", () => {
    expect(highlight("setProp", words("prop", "set"), marks)).toMatchObject({
      value: "[setProp]",
      matchLevel: "full",
      fullyHighlighted: true,
    });
    expect(highlight("parseReactElement", words("parse", "element"), marks).value).toBe("[parse]React[Element]");
    expect(highlight("linkedNodes", words("node", "nodes"), marks).value).toBe("linked[Nodes]");
    expect(highlight("useNodes", words("use", "node"), marks).matchedWords).toEqual(["use", "node"]);
  });

  it("marks only what has been typed of a word", () => {
    expect(highlight("useNode is used", beginning("usen"), marks).value).toBe("[useN]ode is used");
  });

  it("tells whether all words match, some, or none, and whether nothing else stands there", () => {
    expect(highlight("a node", words("node", "editor"), marks).matchLevel).toBe("partial");
    expect(highlight("text", words("node"), marks)).toMatchObject({
      matchLevel: "none",
      value: "text",
      matchedWords: [],
    });
    expect(highlight("Node", words("node"), marks).fullyHighlighted).toBe(true);
  });

  it("keeps every character of the text", () => {
    for (const text of ["", " ", "a node  is a Node.", "…", "useNode(id)\n\t{ x }", "é 😀 \ud800 İstanbul ﬁn"]) {
      const { value } = highlight(text, [...words("node", "a"), ...beginning("i")], marks);
      expect(value.replace(/[[\]]/g, "")).toBe(text);
    }
  });

  it("makes HTML of a text between HTML tags, and leaves it as it is between others", () => {
    const text = '<Element is="a">node</Element> & more';
    const tags = { ...marks, before: "<em>", after: "</em>" };
    expect(highlight(text, words("node"), tags).value).toBe(
      "&lt;Element is=&quot;a&quot;&gt;<em>node</em>&lt;/Element&gt; &amp; more",
    );
    expect(highlight(text, words("node"), marks).value).toBe('<Element is="a">[node]</Element> & more');
  });
});

describe("a snippet", () => {
  it("is the whole text where it is short", () => {
    expect(snippet("A node is a block.", words("node"), marks, 10).value).toBe("A [node] is a block.");
    expect(snippet("", words("node"), marks, 10).value).toBe("");
  });

  it("is the beginning where nothing matches", () => {
    expect(snippet(filler(50), words("node"), marks, 3)).toEqual({ value: "word0 word1 word2…", matchLevel: "none" });
  });

  it("ends without the mark that leads on to what is left out", () => {
    expect(snippet("one, node, three, four, five", words("node"), marks, 3).value).toMatch(/\[node\].*[a-z]…$/);
    expect(snippet("a node, a block;", words("node"), marks, 4).value).toBe("a [node], a block;");
  });

  it("is where most of the words stand together", () => {
    const text = `node ${filler(40)} the node editor here ${filler(40)}`;
    const { value } = snippet(text, words("node", "editor"), marks, 10);
    expect(value).toMatch(/^…(word\d+ )*the \[node\] \[editor\] here (word\d+ )*word\d+…$/);
    expect(value.split(" ")).toHaveLength(10);
  });

  it("begins with a sentence that begins a little before, and at most a third of it before", () => {
    const begun = (sentence: string) =>
      snippet(`${filler(20)}. ${sentence} ${filler(20)}`, words("node"), marks, 9).value;
    expect(begun("Every third node is")).toMatch(/^Every third \[node\] is word0 .*…$/);
    expect(begun("Every third such node is")).toMatch(/^…such \[node\] is /);
    expect(begun("node is")).toMatch(/^\[node\] is /);
  });

  it("ends with the text where the match is at its end", () => {
    expect(snippet(`${filler(100)} node`, words("node"), marks, 8).value).toMatch(/^….* \[node\]$/);
  });

  it.each([
    ["the word that matches", `${filler(50)} https://x.org/${"a".repeat(900)}/node/${"b".repeat(900)} ${filler(50)}`],
    ["all of the text", `${"a".repeat(900)}/node/${"b".repeat(900)}`],
    ["the word after it", `${filler(50)} node/${"a".repeat(900)} ${filler(50)}`],
  ])("is bounded where %s has no space for long, and holds the match", (_, text) => {
    const { value } = snippet(text, words("node"), marks, 10);
    expect(value).toContain("[node]");
    expect(value.length).toBeLessThanOrEqual(124);
  });

  it("never halves a character", () => {
    for (const text of ["😀".repeat(500), `a${"😀".repeat(500)}`, `${"😀".repeat(99)}node${"😀".repeat(500)}`]) {
      expect(snippet(text, words("node"), marks, 5).value.isWellFormed()).toBe(true);
    }
  });
});
