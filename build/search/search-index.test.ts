import { expect, it } from "vitest";
import type { SearchRecord } from "../../shared/search-record.ts";
import { find } from "../../worker/search/find.ts";
import { openIndex } from "../../worker/search/open-index.ts";
import { searchIndex } from "./search-index.ts";

const hierarchy = { lvl0: "API", lvl1: "Page", lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };

function record(
  url: string,
  headings: Partial<SearchRecord["hierarchy"]>,
  content: string,
  code = "",
  keywords = "",
): SearchRecord {
  const type = headings.lvl3 ? "lvl3" : headings.lvl2 ? "lvl2" : "lvl1";
  return {
    objectID: url,
    url,
    url_without_anchor: url.replace(/#.*/, ""),
    anchor: url.split("#")[1] ?? null,
    type,
    hierarchy: { ...hierarchy, ...headings },
    content,
    code,
    keywords,
    position: 0,
    tags: [],
    version: "current",
    language: "en",
    weight: { pageRank: 0, level: 0, position: 0 },
  };
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
  record("/c", { lvl1: "Keeping" }, "useNode and useNode. A café; read-only.", "", "stash; keep work; dragging away"),
  record("/d", { lvl1: "Work" }, "What does not keep: a craft of its own.", "", "overtime"),
];
const index = openIndex(JSON.parse(searchIndex(records)));
const all = { prefixes: "prefixLast", typos: true, filter: () => true } as const;
const urls = (query: string, options = {}) =>
  find(index, query, { ...all, ...options }).found.map(({ record }) => record.url);

it("shows a long section once, though it is in the index in pieces", () => {
  const piece = (part: number) => ({
    ...record("/e#long", { lvl1: "Long", lvl2: "A long one" }, "", `piece ${part}`),
    objectID: `e${part}`,
  });
  const long = openIndex(JSON.parse(searchIndex([piece(1), piece(2)])));
  for (const query of ["long", ""]) expect(find(long, query, all).found).toHaveLength(1);
});

it("puts a title before a heading, and a heading before a paragraph", () => {
  expect(urls("usenode")[0]).toBe("/a");
  expect(urls("dragging")[0]).toBe("/b#dragging");
  expect(urls("setProp")[0]).toBe("/a#set-prop");
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
])("finds a section by %s", (_, query, url) => {
  expect(urls(query)[0]).toBe(url);
});

it("puts what is called by a phrase before what holds its words, and a heading before another's keyword", () => {
  expect(urls("keep work")).toEqual(["/c", "/d"]);
  expect(urls("dragging").slice(0, 2)).toEqual(["/b#dragging", "/c"]);
});

it("puts a page that is to come last behind those that hold the words as well, but not behind what is less of an answer", () => {
  const aside = record("/aside", { lvl1: "Aside" }, "A beach that is long and white, which is washed by tides.");
  const last = record("/last", { lvl1: "Shores" }, "Tides: the high tide and the low tide.");
  const inOrder = (query: string, pageRank: number) => {
    const ranked = [aside, last].map((one, at) => ({ ...one, weight: { ...one.weight, pageRank: at ? pageRank : 1 } }));
    return find(openIndex(JSON.parse(searchIndex(ranked))), query, all).found.map(({ record }) => record.url);
  };
  expect(inOrder("tides", 1)).toEqual(["/last", "/aside"]);
  expect(inOrder("tides", 0)).toEqual(["/aside", "/last"]);
  expect(inOrder("shores and tides", 0)[0]).toBe("/last");
});

it("lets the name that was asked for count, not words around it or pieces of it", () => {
  expect(urls("craft.js setProp overtime")[0]).toBe("/a#set-prop");
  expect(urls("craft js overtime")).toEqual(["/d"]);
});

it("finds by what a misspelt word stands for, though no section has the word itself", () => {
  // "duplicate" is a synonym of "copy"; "duplicat" is none.
  const copies = openIndex(JSON.parse(searchIndex([record("/copy", { lvl1: "Copy a block" }, "Twice.")])));
  for (const query of ["duplicate", "duplcate", "dupplicate"]) {
    expect(
      find(copies, query, all).found.map(({ record }) => record.url),
      query,
    ).toEqual(["/copy"]);
  }
});

it("takes that something does not work for a question about trouble, but about the thing first", () => {
  const trouble = record("/trouble", { lvl1: "Questions" }, "What to look at.", "", "troubleshooting");
  const drag = record("/drag", { lvl1: "Drag" }, "Blocks are dragged.");
  const others = openIndex(JSON.parse(searchIndex([trouble, drag])));
  const found = (query: string) => find(others, query, all).found.map(({ record }) => record.url);
  for (const query of ["drag does not work", "drag doesn't work", "drag isn’t working"]) {
    expect(found(query), query).toEqual(["/drag", "/trouble"]);
  }
  expect(found("it won't work")).toEqual(["/trouble"]);
});

it("puts what a pasted message quotes before what holds more of its words", () => {
  const quoting = record("/quoting", { lvl1: "Types" }, "The compiler says that a tide is missing in type.");
  const holding = record("/holding", { lvl1: "Beaches" }, "The sand of a type of shell, missing where the tide is in.");
  const shores = openIndex(JSON.parse(searchIndex([quoting, holding])));
  const first = (query: string) => find(shores, query, all).found[0]?.record.url;
  expect(first("tide missing type shell")).toBe("/holding");
  expect(first("a tide is missing in type shell")).toBe("/quoting");
});

it("finds a query in quotation marks only as it stands there, or by its words where it stands nowhere", () => {
  expect(urls('"hook of a block"')).toEqual(["/a"]);
  expect(urls('"a block"', { filter: ({ url }: SearchRecord) => url !== "/a" })).toEqual(urls("a block").slice(1));
  expect(urls('"block of a hook"')).toEqual(urls("block of a hook"));
  expect(urls('"block of a hook"')[0]).toBe("/a");
  expect(urls('"xyzzy"')).toEqual([]);
});

it("takes no notice of quotation marks inside of what was pasted", () => {
  expect(urls('<Node is="useNode" text="café" />')).toEqual(urls("Node is useNode text café"));
  expect(urls('<Node is="useNode" text="café" />')[0]).toBe("/c");
});

it("finds a pasted message as without what stands before it", () => {
  expect(urls("Uncaught Error: Invariant failed: what the hook is")).toEqual(urls("what the hook is"));
});

it("forgives nothing and completes nothing where it is told so", () => {
  expect(urls("overvew", { typos: false })).toEqual([]);
  expect(urls("overv", { prefixes: "prefixNone", typos: false })).toEqual([]);
  expect(urls("overv use", { prefixes: "prefixAll", typos: false })[0]).toBe("/b");
});

it("answers an empty query with everything, and one without words with nothing", () => {
  expect(urls("")).toHaveLength(records.length);
  expect(urls("  ")).toHaveLength(records.length);
  for (const query of ["*", '"', '" "', '"…"', "()", "...", "\u0000"]) expect(urls(query), query).toEqual([]);
});

it("finds only what the filter lets through", () => {
  expect(urls("useNode", { filter: ({ url }: SearchRecord) => url === "/c" })).toEqual(["/c"]);
});
