import { describe, expect, it } from "vitest";
import { closeness, parseQuery, type QueryWord } from "./query.ts";
import type { Section } from "./schema.ts";
import { matcher, scoreSections, weights } from "./score.ts";

const section = (texts: Partial<Section>): Section => ({
  ...{
    id: 1,
    hash: "first",
    path: "/a",
    version: "",
    language: "",
    tags: "[]",
    anchor: "",
    type: "lvl1",
    around: "{}",
  },
  ...{ heading: "", title: "", names: "", content: "", code: "" },
  ...texts,
});
const live = new Map([
  ["first", "first"],
  ["last", "last"],
] as const);
/** The assumed number of sections of two pages. */
const all = 24;
const rarity = (frequency: number) => Math.log(1 + all / (frequency + weights.common));

/** Scores sections for a query that has no unfinished word. */
function score(query: string, counts: Record<string, number>, ...sections: Partial<Section>[]) {
  const numbered = sections.map((texts, id) => section({ id, ...texts }));
  return scoreSections(parseQuery(`${query} `), new Map(Object.entries(counts)), live, numbered);
}

describe("the score of a section", () => {
  it.each([
    ["a mention in the text", { content: "Drag it." }, 1],
    ["two mentions in the text", { content: "Drag, and drag." }, 2],
    ["a mention in the code", { code: "drag()" }, 0.3],
  ])("for %s is the word's rarity times its saturated hits", (_, texts, hits) => {
    const [result] = score("drag", { drag: 5 }, texts);
    expect(result?.score).toBeCloseTo((rarity(5) * hits) / (hits + weights.saturation), 10);
    expect(result?.share).toBe(1);
  });

  it.each([
    ["its heading", { heading: "Drag" }, 3, 1],
    ["its heading after a dot", { heading: "actions.drag" }, 3, 1],
    ["a heading of two words", { heading: "Drag away" }, 3, rarity(5) / (rarity(5) + 1)],
    ["another name", { names: "away\ndrag" }, 1.5, 1],
    ["its page's title and its heading", { title: "Drag", heading: "Away" }, 1.5, rarity(5) / (rarity(5) + 1)],
  ])("is raised if the query is %s", (_, texts, hits, likeness) => {
    const [result] = score("drag", { drag: 5 }, texts);
    const matched = (rarity(5) * hits) / (hits + weights.saturation);
    expect(result?.score).toBeCloseTo((1 + weights.name * likeness) * matched, 10);
  });

  it("is lower on a low-priority page", () => {
    const [first, last] = score("drag", { drag: 5 }, { content: "drag" }, { content: "drag", hash: "last" });
    expect(last?.section.hash).toBe("last");
    expect((last?.score ?? 0) / (first?.score ?? 1)).toBeCloseTo(weights.last, 10);
  });

  it("sums the words, rare ones counting more", () => {
    const [both, rare, frequent] = score(
      "undo frame",
      { undo: 2, frame: 20 },
      { content: "frame" },
      { content: "undo" },
      { content: "frame undo" },
    );
    expect([both, rare, frequent].map((result) => result?.section.id)).toEqual([2, 1, 0]);
    expect(both?.score).toBeCloseTo((rare?.score ?? 0) + (frequent?.score ?? 0), 10);
    expect([both?.share, rare?.share]).toEqual([1, rarity(2) / (rarity(2) + rarity(20))]);
  });

  it("treats a misspelt word as no rarer than its correction", () => {
    const words = parseQuery("farme undo ");
    words[0]?.terms.set("frame", closeness.typos[1] ?? 0);
    const counts = new Map(Object.entries({ frame: 20, undo: 2 }));
    const [result] = scoreSections(words, counts, live, [section({ content: "frame" })]);
    expect(result?.share).toBeCloseTo((0.85 * rarity(20)) / (rarity(20) + rarity(2)), 10);
  });

  it("treats a word that no section has as the rarest", () => {
    const [result] = score("frame xyzzy", { frame: 20 }, { content: "frame" });
    expect(result?.share).toBeCloseTo(rarity(20) / (rarity(20) + rarity(0)), 10);
  });
});

it("leaves out sections without a match and orders equal ones by id", () => {
  const ids = score("drag", { drag: 5 }, { id: 9, content: "drag" }, { content: "drop" }, { id: 3, content: "drag" });
  expect(ids.map(({ section: { id } }) => id)).toEqual([3, 9]);
});

describe("a matcher", () => {
  const matches = (query: string, text: string) => matcher(parseQuery(query))(text);

  it.each([
    ["another form", "dragging ", "drags", 1],
    ["a synonym", "drag ", "dnd", 0.5],
    ["a name with it as a piece", "drag ", "canDrag", 0.3],
    ["a piece of it", "canDrag ", "drag", 0.3],
    ["a word that begins like it, at the end of the query", "dra", "dragging", 1],
  ])("matches %s", (_, query, text, value) => {
    expect(matches(query, text)).toEqual([[0, value]]);
  });

  it.each([
    ["dra ", "dragging"],
    ["drag ", "frame"],
  ])("does not match for %j: %s", (query, text) => expect(matches(query, text)).toEqual([]));

  it("returns each matching word of the query with its own value", () => {
    const words: QueryWord[] = parseQuery("frame drag dnd ");
    expect(matcher(words)("drag")).toEqual([
      [1, 1],
      [2, 0.5],
    ]);
  });
});
