import { expect, it } from "vitest";
import { hitParameters, type RawHit, toSearchHit } from "./search-hits.ts";

const { highlightPreTag, highlightPostTag } = hitParameters(10);
const marked = (text: string) => text.replace("[", highlightPreTag).replace("]", highlightPostTag);

type Level = "none" | "partial" | "full";

/** A hit with this heading, prose and code; matches are in brackets. */
const hit = (heading: string, content: string | null, code?: string, matchLevel: Level = "full"): RawHit => ({
  objectID: "/docs/a#b",
  url: "/docs/a#b",
  type: "lvl2",
  hierarchy: { lvl0: "Guides", lvl1: "A", lvl2: "B", lvl3: null, lvl4: null, lvl5: null, lvl6: null },
  _highlightResult: {
    hierarchy: { lvl0: { value: "Guides" }, lvl1: { value: "A" }, lvl2: { value: marked(heading) } },
  },
  _snippetResult: {
    ...(content !== null && { content: { value: marked(content) } }),
    ...(code !== undefined && { code: { value: marked(code), matchLevel } }),
  },
});

const snippetOf = (hit: RawHit, isHtml = false) =>
  toSearchHit(hit, isHtml)
    .snippet.map(({ text, match }) => (match ? `[${text}]` : text))
    .join("");

it("shows the prose of a hit if the prose, a heading or nothing matches", () => {
  expect(snippetOf(hit("B", "a [node]", "[node]"))).toBe("a [node]");
  expect(snippetOf(hit("[Node]", "about it", "[node]"))).toBe("about it");
  expect(snippetOf(hit("B", "matched by a keyword", "node", "none"))).toBe("matched by a keyword");
  expect(snippetOf(hit("B", "about mobiles", "connect, [drag]", "partial"))).toBe("about mobiles");
  expect(snippetOf(hit("B", "without code"))).toBe("without code");
});

it("shows the code of a hit if only the code matches the whole query", () => {
  expect(snippetOf(hit("B", "about rules", "[canMove]In: () => true"))).toBe("[canMove]In: () => true");
  expect(snippetOf(hit("B", null, "<[Node] />"))).toBe("<[Node] />");
  expect(snippetOf(hit("B", null, "&lt;[Node] /&gt;"), true)).toBe("<[Node] />");
});

it("requests snippets of prose and code", () => {
  expect(hitParameters(10).attributesToSnippet).toEqual(["content:10", "code:10"]);
});
