import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { searchPages } from "../../build/search/search-rows.ts";
import type { SearchRecord } from "../../shared/search-record.ts";
import { costlyQueries } from "../../test/search/costly-queries.ts";
import { searchDatabase } from "../../test/search/search-database.ts";
import { testRecord } from "../../test/search/test-record.ts";
import { type Database, type Row, SearchUnavailable } from "./database.ts";
import { find, livePages } from "./find.ts";
import type { LivePages } from "./schema.ts";

function record(
  url: string,
  hierarchy: Partial<SearchRecord["hierarchy"]>,
  content: string,
  code = "",
  ...otherNames: string[]
): SearchRecord {
  const weight = { pageRank: 0, level: 0, position: 0 };
  return testRecord(url, { type: hierarchy.lvl2 ? "lvl2" : "lvl1", hierarchy, content, code, otherNames, weight });
}

const records = [
  record("/a", { lvl1: "useNode()" }, "The hook of a block."),
  record("/a#set-prop", { lvl1: "useNode()", lvl2: "actions.setProp" }, "Changes a property of the node."),
  record(
    "/b",
    { lvl1: "Overview" },
    "What useNode is for. See state.events.selected and canDrag.",
    "npm i @craftjs/core",
  ),
  record("/b#dragging", { lvl1: "Overview", lvl2: "Dragging" }, "Blocks are draggable, and serialised."),
  record(
    "/c",
    { lvl1: "Keeping" },
    "useNode and useNode. A café; read-only.",
    "",
    "stash",
    "keep work",
    "dragging away",
  ),
  record("/d", { lvl1: "Work" }, "A separate craft: a skill that fades.", "", "overtime"),
];

/** Searches a database with some records, and returns the URLs of the sections found. */
function searchIn(records: SearchRecord[]): (query: string, filter?: string) => Promise<string[]> {
  const { database, live } = searchDatabase(searchPages(records));
  return async (query, filter = "TRUE") => {
    const { sections } = await find(database, live, query, { filter: [filter] });
    return sections.map(({ path, anchor }) => (anchor ? `${path}#${anchor}` : path));
  };
}

const urls = searchIn(records);

it("puts a title before a heading, and a heading before a paragraph", async () => {
  expect((await urls("usenode"))[0]).toBe("/a");
  expect((await urls("dragging"))[0]).toBe("/b#dragging");
  expect((await urls("setProp"))[0]).toBe("/a#set-prop");
});

it.each([
  ["a name as spoken", "use node", "/a"],
  ["a camel-case piece", "prop", "/a#set-prop"],
  ["the beginning of a word", "overv", "/b"],
  ["the beginning of a piece", "setP", "/a#set-prop"],
  ["a letter too few", "overvew", "/b"],
  ["a letter too many", "overvieww", "/b"],
  ["swapped letters", "ovreview", "/b"],
  ["another form of a word", "serialize", "/b#dragging"],
  ["a name with dots", "state.events.selected", "/b"],
  ["a part of a name with dots", "events.selected", "/b"],
  ["a package", "@craftjs/core", "/b"],
  ["a word without its accent", "cafe", "/c"],
  ["words that only code contains", "npm", "/b"],
  ["another name of the page", "stash", "/c"],
  ["a misspelt keyword", "statsh", "/c"],
  ["a question", "how do I change what a property is?", "/a#set-prop"],
])("finds a section by %s", async (_, query, url) => {
  expect((await urls(query))[0]).toBe(url);
});

it("ranks a name equal to the query above text with its words, and a heading above another name", async () => {
  expect(await urls("keep work")).toEqual(["/c", "/d"]);
  expect((await urls("dragging")).slice(0, 2)).toEqual(["/b#dragging", "/c"]);
});

it("ranks a low-priority page below equal matches, but above worse ones", async () => {
  const aside = record("/aside", { lvl1: "Aside" }, "A beach that is long and white, which is washed by tides.");
  const last = record("/last", { lvl1: "Shores" }, "Tides: the high tide and the low tide.");
  const inOrder = (query: string, pageRank: number) => {
    const ranked = [aside, last].map((one, id) => ({ ...one, weight: { ...one.weight, pageRank: id ? pageRank : 1 } }));
    return searchIn(ranked)(query);
  };
  expect(await inOrder("tides", 1)).toEqual(["/last", "/aside"]);
  expect(await inOrder("tides", 0)).toEqual(["/aside", "/last"]);
  expect((await inOrder("shores and tides", 0))[0]).toBe("/last");
});

it("scores the name in a query, not the words around it or its pieces", async () => {
  expect((await urls("craft.js setProp"))[0]).toBe("/a#set-prop");
  expect(await urls("craft js overtime")).toEqual(["/d"]);
});

it("ignores quotation marks", async () => {
  expect(await urls('"block of a hook"')).toEqual(await urls("block of a hook."));
  expect(await urls('<Node is="useNode" text="café" />')).toEqual(await urls("Node is useNode text café"));
  expect(await urls('<Node is="useNode" text="café" />')).toContain("/c");
});

it("finds nothing for a query without words", async () => {
  for (const query of ["", "  ", "*", '"', '" "', '"…"', "()", "...", "\u0000"])
    expect(await urls(query), query).toEqual([]);
});

it("treats a control character in a query as a space", async () => {
  const controls = [...Array(32).keys(), ...Array.from({ length: 33 }, (_, index) => 127 + index)].map((code) =>
    String.fromCodePoint(code),
  );
  for (const control of controls) {
    expect(await urls(`over${control}view`), JSON.stringify(control)).toEqual(await urls("over view"));
  }
});

it("finds a section by its heading, although thousands of sections contain the word", async () => {
  const textAt = (at: number) => (at < 50 ? "A shore with tides." : "Tides.");
  const mentions = Array.from({ length: 5001 }, (_, id) => record(`/at-${id}`, { lvl1: `${id}` }, textAt(id)));
  const named = record("/tides", { lvl1: "Tides" }, "They come and go.");
  expect(await searchIn([...mentions, named])("shores tides")).toContain("/tides");
});

/** The FTS5 expressions of a query. */
async function expressionsOf(query: string, database: Database, live: LivePages): Promise<string[]> {
  const expressions: string[] = [];
  const recordingDatabase: Database = {
    all(statements) {
      for (const [sql, match] of statements) if (sql.includes("texts MATCH")) expressions.push(String(match));
      return database.all(statements);
    },
  };
  await find(recordingDatabase, live, query, { filter: ["TRUE"] });
  return expressions;
}

describe("an expression", () => {
  // Twenty words, each with nine forms.
  const bases = [..."bcdfghjklmnprstvwxyz"].map((letter) => `${letter}olark`);
  const endings = ["", "s", "ed", "ing", "able", "ability", "ion", "ations", "ated"];
  const forms = bases.flatMap((base) => endings.map((ending) => base + ending));
  const { database, live } = searchDatabase(searchPages([record("/forms", { lvl1: "Forms" }, forms.join(" "))]));

  /** The number of phrases in each expression of a query. */
  const phrasesOf = async (query: string) =>
    (await expressionsOf(query, database, live)).map((match) => match.match(/"[^"]+"/g)?.length ?? 0);

  it("has a bounded number of phrases", async () => {
    expect(Math.max(...(await phrasesOf(bases.join(" "))))).toBeGreaterThanOrEqual(20);
    for (const query of costlyQueries(forms))
      expect(Math.max(0, ...(await phrasesOf(query))), query).toBeLessThanOrEqual(120);
  });

  it("has each word once, however often it is repeated", async () => {
    const [once = 0] = await phrasesOf("bolark");
    for (const count of await phrasesOf("bolark ".repeat(20))) expect(count).toBeLessThanOrEqual(once + 1); // "bolarkbolark"
  });

  it("has at most six pieces of a compound name", async () => {
    const name = bases.map((base) => base.replace(/^./, (letter) => letter.toUpperCase()));
    const counts = await Promise.all([6, 7, 12].map((length) => phrasesOf(`${name.slice(0, length).join("")} x`)));
    expect(counts).toEqual([[8], [8], [8]]); // with "x" and the whole name
  });

  it.each([
    ["has the rarest word first", "tides shore.", '"shore" OR "tide"'],
    ["has the beginning of an unfinished word", "tides shore", '"shore" OR "shore" * OR "tide"'],
    ["has the pieces of a name that no section has", "shoreTides.", '"shore" OR "tide"'],
    ["has no pieces of a name that a section has", "setProp.", '"setprop"'],
    ["is empty if no section has a word", "kubernetes.", ""],
  ])("%s", async (_, query, expression) => {
    const held = [
      record("/a", { lvl1: "Shore" }, "The tides."),
      record("/b", { lvl1: "Moon" }, "It moves the tides; see setProp and the prop of a set."),
    ];
    const { database, live } = searchDatabase(searchPages(held));
    const [match = ""] = await expressionsOf(query, database, live);
    expect(match).toBe(expression);
  });
});

describe("reading", () => {
  const texts = { heading: "Tides", title: "", around: "{}", names: "", content: "", code: "" };
  const row = { path: "/a", anchor: "", type: "lvl1", id: 1, term: "tide", doc: 1, ...texts };

  /** Searches a database that has these hashes in each round of reading, and returns where the rounds began. */
  async function rounds(hashes: unknown[]): Promise<unknown[]> {
    const offsets: unknown[] = [];
    const database: Database = {
      async all(statements) {
        const isReading = statements[0]?.[0].includes("texts MATCH");
        if (isReading) offsets.push(statements[0]?.at(-1));
        return statements.map(() => (isReading ? hashes.map((hash) => ({ ...row, hash })) : [row]) as Row[]);
      },
    };
    await find(database, livePages({ first: ["live"], last: [] }), "tides", { filter: ["TRUE"] });
    return offsets;
  }
  const hashes = (live: number, all: number) => Array.from({ length: all }, (_, id) => (id < live ? "live" : "old"));

  it.each([
    ["ends after three rounds", hashes(0, 100), [0, 100, 200]],
    ["continues with fewer than 50 sections of the release", hashes(17, 100), [0, 100, 200]],
    ["ends with 50 sections of the release", hashes(50, 100), [0]],
    ["adds up the sections of all rounds", hashes(25, 100), [0, 100]],
    ["ends at the last row", hashes(0, 99), [0]],
  ])("%s", async (_, held, offsets) => {
    expect(await rounds(held)).toEqual(offsets);
  });

  it("throws for a row without a hash", async () => {
    await expect(rounds(["live", undefined])).rejects.toThrow(SearchUnavailable);
  });
});

it.each([
  ["drag a block", true],
  ["how are blocks dragged over kubernetes clusters with terraform", false],
  ["kubernetes", false],
])("reports whether the best section covers enough of the question: %s", async (query, isAnswer) => {
  const { database, live } = searchDatabase(searchPages(records));
  const { sections, ...rest } = await find(database, live, query, { filter: ["TRUE"] });
  expect(rest.isAnswer).toBe(isAnswer);
  expect(sections.length > 0).toBe(query !== "kubernetes");
});

it("accepts any string as a query", async () => {
  const text = fc.string({ unit: "binary", maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(text, text, async (a, b) => {
      for (const query of [a, `"${a}"`, `${a} "${b}" node`]) expect(await urls(query)).toEqual(expect.any(Array));
    }),
    { numRuns: 30 },
  );
});

it("finds only sections that match the filter", async () => {
  expect(await urls("useNode", "pages.path = '/c'")).toEqual(["/c"]);
});

it("leaves out page versions of other releases, even if there are many", async () => {
  const versions = Array.from({ length: 150 }, (_, edit) =>
    searchPages([record("/a", { lvl1: "Tides" }, `Tides, as of edit ${edit}.`)]),
  );
  const other = searchPages([record("/b", { lvl1: "Shores" }, "They have tides.")]);
  const { database } = searchDatabase([...versions, other].flat());
  const live = livePages({ first: [...(versions[75] ?? []), ...other].map(({ hash }) => hash), last: [] });
  const { sections } = await find(database, live, "tides", { filter: ["TRUE"] });
  expect(sections.map(({ path, content }) => [path, content])).toEqual([
    ["/a", "Tides, as of edit 75."],
    ["/b", "They have tides."],
  ]);
});

it.each([
  ["fails", { all: () => Promise.reject(new SearchUnavailable("no answer")) }],
  ["has no page of the release", searchDatabase([]).database],
])("throws when the database %s", async (_, database) => {
  const { live } = searchDatabase(searchPages(records));
  const options = { filter: ["TRUE"] as [string] };
  await expect(find(database, live, "node", options)).rejects.toThrow(SearchUnavailable);
});
