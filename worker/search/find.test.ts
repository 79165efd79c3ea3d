import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { searchPages } from "../../build/search/search-rows.ts";
import { testRecord } from "../../build/search/test-record.ts";
import type { SearchRecord } from "../../shared/search-record.ts";
import { costlyQueries } from "../../test/search/costly-queries.ts";
import { searchDatabase } from "../../test/search/search-database.ts";
import { type Database, SearchUnavailable } from "./database.ts";
import { find, livePages } from "./find.ts";

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
  record("/d", { lvl1: "Work" }, "What does not keep: a craft of its own.", "", "overtime"),
];

/** Searches a database with some records, and returns the addresses of the sections found. */
function searching(held: SearchRecord[]): (query: string, filter?: string) => Promise<string[]> {
  const { database, live } = searchDatabase(searchPages(held));
  return async (query, filter = "TRUE") => {
    const { found } = await find(database, live, query, { filter: [filter], contentWords: 10, codeWords: 10 });
    return found.map(({ path, anchor }) => (anchor ? `${path}#${anchor}` : path));
  };
}

const urls = searching(records);

it("shows a long section once, though it is in the index in pieces", async () => {
  const piece = (part: number) => ({
    ...record("/e#long", { lvl1: "Long", lvl2: "A long one" }, "", `piece ${part}`),
    objectID: `e${part}`,
  });
  const long = searching([piece(1), piece(2)]);
  expect(await long("long")).toHaveLength(1);
});

it("puts a title before a heading, and a heading before a paragraph", async () => {
  expect((await urls("usenode"))[0]).toBe("/a");
  expect((await urls("dragging"))[0]).toBe("/b#dragging");
  expect((await urls("setProp"))[0]).toBe("/a#set-prop");
});

it.each([
  ["a word as it is spoken", "use node", "/a"],
  ["a camel-case piece", "prop", "/a#set-prop"],
  ["the beginning of a word", "overv", "/b"],
  ["the beginning of a piece", "setP", "/a#set-prop"],
  ["a letter too few", "overvew", "/b"],
  ["a letter too many", "overvieww", "/b"],
  ["swapped letters", "ovreview", "/b"],
  ["another form of the word", "serialize", "/b#dragging"],
  ["a name with dots", "state.events.selected", "/b"],
  ["a part of a name with dots", "events.selected", "/b"],
  ["a package", "@craftjs/core", "/b"],
  ["a word without its accent", "cafe", "/c"],
  ["hyphens left out", "readonly", "/c"],
  ["words that only code holds", "npm", "/b"],
  ["what else readers call it", "stash", "/c"],
  ["a misspelt keyword", "statsh", "/c"],
  ["a question", "how do I change what a property is?", "/a#set-prop"],
])("finds a section by %s", async (_, query, url) => {
  expect((await urls(query))[0]).toBe(url);
});

it("puts what is called by a phrase before what holds its words, and a heading before another's keyword", async () => {
  expect(await urls("keep work")).toEqual(["/c", "/d"]);
  expect((await urls("dragging")).slice(0, 2)).toEqual(["/b#dragging", "/c"]);
});

it("puts a page that is to come last behind those that hold the words as well, but not behind what is less of an answer", async () => {
  const aside = record("/aside", { lvl1: "Aside" }, "A beach that is long and white, which is washed by tides.");
  const last = record("/last", { lvl1: "Shores" }, "Tides: the high tide and the low tide.");
  const inOrder = (query: string, pageRank: number) => {
    const ranked = [aside, last].map((one, at) => ({ ...one, weight: { ...one.weight, pageRank: at ? pageRank : 1 } }));
    return searching(ranked)(query);
  };
  expect(await inOrder("tides", 1)).toEqual(["/last", "/aside"]);
  expect(await inOrder("tides", 0)).toEqual(["/aside", "/last"]);
  expect((await inOrder("shores and tides", 0))[0]).toBe("/last");
});

it("lets the name that was asked for count, not words around it or pieces of it", async () => {
  expect((await urls("craft.js setProp overtime"))[0]).toBe("/a#set-prop");
  expect(await urls("craft js overtime")).toEqual(["/d"]);
});

it("finds by what a misspelt word stands for, though no section has the word itself", async () => {
  // "duplicate" is a synonym of "copy"; "duplicat" is none.
  const copies = searching([record("/copy", { lvl1: "Copy a block" }, "Twice.")]);
  for (const query of ["duplicate", "duplcate", "dupplicate"]) expect(await copies(query), query).toEqual(["/copy"]);
});

it("takes that something does not work for a question about trouble, but about the thing first", async () => {
  const trouble = record("/trouble", { lvl1: "Questions" }, "What to look at.", "", "troubleshooting");
  const drag = record("/drag", { lvl1: "Drag" }, "Blocks are dragged.");
  const found = searching([trouble, drag]);
  for (const query of ["drag does not work", "drag doesn't work", "drag isn’t working"]) {
    expect(await found(query), query).toEqual(["/drag", "/trouble"]);
  }
  expect(await found("it won't work")).toEqual(["/trouble"]);
});

it("puts what a pasted message quotes before what holds more of its words", async () => {
  const quoting = record("/quoting", { lvl1: "Types" }, "The compiler says that a tide is missing in type.");
  const holding = record("/holding", { lvl1: "Beaches" }, "The sand of a type of shell, missing where the tide is in.");
  const shores = searching([quoting, holding]);
  expect((await shores("tide missing type shell"))[0]).toBe("/holding");
  expect((await shores("a tide is missing in type shell"))[0]).toBe("/quoting");
});

it("finds a query in quotation marks only as it stands there, or by its words where it stands nowhere", async () => {
  expect(await urls('"hook of a block"')).toEqual(["/a"]);
  expect(await urls('"block of a hook"')).toEqual(await urls("block of a hook"));
  expect((await urls('"block of a hook"'))[0]).toBe("/a");
  expect(await urls('"xyzzy"')).toEqual([]);
});

it("takes no notice of quotation marks inside of what was pasted", async () => {
  expect(await urls('<Node is="useNode" text="café" />')).toEqual(await urls("Node is useNode text café"));
  expect((await urls('<Node is="useNode" text="café" />'))[0]).toBe("/c");
});

it("finds a pasted message as without what stands before it", async () => {
  expect(await urls("Uncaught Error: Invariant failed: what the hook is")).toEqual(await urls("what the hook is"));
});

it("answers a query without words with nothing", async () => {
  for (const query of ["", "  ", "*", '"', '" "', '"…"', "()", "...", "\u0000"])
    expect(await urls(query), query).toEqual([]);
});

it("takes a control character in a query for a space, in quotation marks too", async () => {
  const controls = [...Array(32).keys(), ...Array.from({ length: 33 }, (_, at) => 127 + at)].map((code) =>
    String.fromCodePoint(code),
  );
  for (const control of controls) {
    for (const query of [`"hook of${control}a block"`, `"${control}hook of a block${control}"`]) {
      expect(await urls(query), JSON.stringify(query)).toEqual(["/a"]);
    }
    expect(await urls(`over${control}view`), JSON.stringify(control)).toEqual(await urls("over view"));
  }
});

describe("an expression", () => {
  // Twenty words, each with nine forms, so that the forms of all of them are more than an expression may have.
  const bases = [..."bcdfghjklmnprstvwxyz"].map((letter) => `${letter}olark`);
  const endings = ["", "s", "ed", "ing", "able", "ability", "ion", "ations", "ated"];
  const forms = bases.flatMap((base) => endings.map((ending) => base + ending));
  const { database, live } = searchDatabase(searchPages([record("/forms", { lvl1: "Forms" }, forms.join(" "))]));

  /** The number of phrases in each expression that a query asks for. */
  async function phrasesOf(query: string): Promise<number[]> {
    const counts: number[] = [];
    const counting: Database = {
      all(statements) {
        for (const [sql, match] of statements)
          if (sql.includes("sections MATCH")) counts.push(String(match).match(/"[^"]+"/g)?.length ?? 0);
        return database.all(statements);
      },
    };
    await find(counting, live, query, { filter: ["TRUE"], contentWords: 10, codeWords: 10 });
    return counts;
  }

  it("has a bounded number of phrases", async () => {
    const perWord = await phrasesOf(bases[0] ?? "");
    expect(Math.max(...perWord)).toBeGreaterThan(8);
    for (const query of [bases.join(" "), ...costlyQueries(forms)])
      expect(Math.max(0, ...(await phrasesOf(query))), query).toBeLessThanOrEqual(120 + 20); // rounded up for each word
  });

  it("has each word once, however often it is repeated", async () => {
    const [once = 0] = await phrasesOf("bolark");
    for (const count of await phrasesOf("bolark ".repeat(20))) expect(count).toBeLessThanOrEqual(once + 1); // "bolarkbolark"
  });

  it("has at most six pieces of a compound name", async () => {
    const name = bases.map((base) => base.replace(/^./, (letter) => letter.toUpperCase()));
    const counts = await Promise.all([6, 7, 12].map((length) => phrasesOf(`${name.slice(0, length).join("")} x`)));
    expect(counts[0]?.at(-1)).toBeGreaterThan(6 * endings.length);
    expect(counts[2]).toEqual(counts[1]);
    expect(Math.max(...counts.flat())).toBeLessThanOrEqual(6 * 12 + 8);
  });
});

it("takes any text for a query", async () => {
  const text = fc.string({ unit: "binary", maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(text, text, async (a, b) => {
      for (const query of [a, `"${a}"`, `${a} "${b}" node`]) expect(await urls(query)).toEqual(expect.any(Array));
    }),
    { numRuns: 30 },
  );
});

it("finds only what the filter lets through", async () => {
  expect(await urls("useNode", "pages.path = '/c'")).toEqual(["/c"]);
});

it("leaves out versions of pages that the release does not name, however many there are", async () => {
  const versions = Array.from({ length: 150 }, (_, edit) =>
    searchPages([record("/a", { lvl1: "Tides" }, `Tides, as of edit ${edit}.`)]),
  );
  const other = searchPages([record("/b", { lvl1: "Shores" }, "They have tides.")]);
  const { database } = searchDatabase([...versions, other].flat());
  const live = livePages({ first: [...(versions[75] ?? []), ...other].map(({ hash }) => hash), last: [] });
  const { found } = await find(database, live, "tides", { filter: ["TRUE"], contentWords: 10, codeWords: 10 });
  expect(found.map(({ path, content }) => [path, content])).toEqual([
    ["/a", "Tides, as of edit 75."],
    ["/b", "They have tides."],
  ]);
});

it("marks matches and cuts snippets around them", async () => {
  const { database, live } = searchDatabase(searchPages(records));
  const { found } = await find(database, live, "setP", { filter: ["TRUE"], contentWords: 3, codeWords: 3 });
  expect(found[0]?.markedHeading).toBe("actions.\ue000setProp\ue001");
  const { found: words } = await find(database, live, "draggable", { filter: ["TRUE"], contentWords: 3, codeWords: 3 });
  expect(words[0]).toMatchObject({
    markedHeading: "\ue000Dragging\ue001",
    markedContent: "Blocks are \ue000draggable\ue001\ue002",
  });
});

it.each([
  ["fails", { all: () => Promise.reject(new SearchUnavailable("no answer")) }],
  ["has no page of the release", searchDatabase([]).database],
])("throws when the database %s", async (_, database) => {
  const { live } = searchDatabase(searchPages(records));
  const options = { filter: ["TRUE"] as [string], contentWords: 10, codeWords: 10 };
  await expect(find(database, live, "node", options)).rejects.toThrow(SearchUnavailable);
});
