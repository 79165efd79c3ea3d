import { describe, expect, it } from "vitest";
import { searchPages } from "../../build/search/search-rows.ts";
import { searchDatabase } from "../../test/search/search-database.ts";
import { testRecord } from "../../test/search/test-record.ts";
import { answer } from "./answer.ts";
import { readParameters } from "./parameters.ts";

const content = "Use the node: useNode is what a node uses. A component is not a block.";
const record = testRecord("/a", { hierarchy: { lvl1: "Nodes" }, content });

/** The content of the first hit, its matches in brackets. */
async function snippet(query: string): Promise<string> {
  const { database, live } = searchDatabase(searchPages([record]));
  const tags = { highlightPreTag: "[", highlightPostTag: "]" };
  const parameters = readParameters({ query, attributesToSnippet: ["content:40"], ...tags });
  const { hits } = await answer(database, live, parameters, (path) => path);
  const { content } = (hits[0]?._snippetResult ?? {}) as Record<string, { value: string }>;
  return content?.value ?? "";
}

it("returns no hits but the nearest sections for a question that no section covers", async () => {
  const { database, live } = searchDatabase(searchPages([record]));
  const parameters = readParameters({ query: "component of a kubernetes terraform cluster", facets: ["type"] });
  expect(await answer(database, live, parameters, (path) => path)).toMatchObject({
    hits: [],
    nbHits: 0,
    facets: { type: {} },
    nearest: [{ url: "/a" }],
  });
});

it("marks a whole name rather than its parts if the text contains it", async () => {
  expect(await snippet("useNode")).toBe("Use the node: [useNode] is what a node uses. A component is not a block.");
});

it("marks other forms of a word", async () => {
  expect(await snippet("nodes")).toContain("what a [node] uses");
});

it("marks synonyms only if the word itself is absent", async () => {
  expect(await snippet("component")).toContain("A [component] is not a block.");
  expect(await snippet("blocks that a palette has")).toContain("not a [block].");
  expect(await snippet("attributes of components")).toContain("A [component] is not a block.");
});

describe("the answer for pages with sections", () => {
  const tags = ["guide", "state"];
  const records = [
    testRecord("/a", { hierarchy: { lvl1: "Undo" }, content: "Undo <b>it</b>.", tags }),
    testRecord("/a#more", { type: "lvl2", hierarchy: { lvl1: "Undo", lvl2: "More" }, code: "undo()", tags }),
    testRecord("/a#most", {
      type: "lvl3",
      hierarchy: { lvl1: "Undo", lvl2: "More", lvl3: "Most" },
      content: "Undo all.",
      tags,
    }),
    testRecord("/b", { hierarchy: { lvl1: "History" }, content: "Undo.", version: "0.1", language: "de" }),
  ];
  const { database, live } = searchDatabase(searchPages(records));
  const search = (parameters: object) =>
    answer(database, live, readParameters({ query: "undo ", ...parameters }), (path) => `https://site.example${path}`);
  const idsOf = async (parameters: object) => (await search(parameters)).hits.map(({ objectID }) => objectID);

  it("returns the sections, best first, with all attributes but code", async () => {
    const { hits, ...rest } = await search({});
    const counts = { nbHits: 4, page: 0, nbPages: 1, hitsPerPage: 20, exhaustiveNbHits: true };
    expect(rest).toEqual({ ...counts, nearest: [] });
    expect(hits.map(({ objectID }) => objectID)).toEqual(["/a", "/a#most", "/b", "/a#more"]);
    const none = { lvl4: null, lvl5: null, lvl6: null };
    expect(hits[1]).toEqual({
      objectID: "/a#most",
      url: "https://site.example/a#most",
      url_without_anchor: "https://site.example/a",
      anchor: "most",
      type: "lvl3",
      version: "current",
      language: "en",
      content: "Undo all.",
      tags,
      hierarchy: { lvl0: "API", lvl1: "Undo", lvl2: "More", lvl3: "Most", ...none },
      _highlightResult: {
        hierarchy: {
          lvl0: { value: "API", matchLevel: "none", matchedWords: [] },
          lvl1: { value: "<em>Undo</em>", matchLevel: "full", matchedWords: ["undo"] },
          lvl2: { value: "More", matchLevel: "none", matchedWords: [] },
          lvl3: { value: "Most", matchLevel: "none", matchedWords: [] },
        },
      },
      _snippetResult: {},
    });
    expect(hits[0]).toMatchObject({ url: "https://site.example/a", anchor: null });
    expect(hits[3]).toMatchObject({ content: null });
  });

  it("returns only the requested attributes and snippets", async () => {
    const { hits } = await search({
      attributesToRetrieve: ["code", "url"],
      attributesToHighlight: [],
      attributesToSnippet: ["content:1", "code"],
    });
    expect(hits[3]).toEqual({
      objectID: "/a#more",
      url: "https://site.example/a#more",
      code: "undo()",
      _highlightResult: {},
      _snippetResult: {
        content: { value: "", matchLevel: "none", matchedWords: [] },
        code: { value: "<em>undo</em>()", matchLevel: "full", matchedWords: ["undo"] },
      },
    });
    expect(hits[0]).toMatchObject({
      code: null,
      _snippetResult: { content: { value: "<em>Undo</em>…", matchLevel: "full", matchedWords: ["undo"] } },
    });
  });

  it("paginates the hits", async () => {
    expect(await idsOf({ hitsPerPage: 3, page: 1 })).toEqual(["/a#more"]);
    expect(await idsOf({ offset: 1, length: 2 })).toEqual(["/a#most", "/b"]);
    expect(await search({ hitsPerPage: 3, page: 1 })).toMatchObject({ page: 1, nbPages: 2, hitsPerPage: 3, nbHits: 4 });
    expect(await search({ hitsPerPage: 0 })).toMatchObject({ page: 0, nbPages: 0, hits: [], nbHits: 4 });
  });

  it("returns at most the requested number of sections of each page", async () => {
    expect(await idsOf({ distinct: true })).toEqual(["/a", "/b"]);
    expect(await idsOf({ distinct: 2 })).toEqual(["/a", "/a#most", "/b"]);
    expect(await search({ distinct: true, hitsPerPage: 1 })).toMatchObject({ nbHits: 2, nbPages: 2 });
  });

  it("counts every section in the facets, even with distinct", async () => {
    const version = { current: 3, "0.1": 1 };
    const facets = { version, type: { lvl1: 2, lvl2: 1, lvl3: 1 }, language: { en: 3, de: 1 } };
    const all = { facets: { ...facets, tags: { guide: 3, state: 3 } }, exhaustiveFacetsCount: true };
    expect(await search({ facets: ["*"], distinct: true })).toMatchObject(all);
    expect((await search({ facets: ["version", "other"] })).facets).toEqual({ version });
  });
});

it("returns the three nearest sections for a question without an answer", async () => {
  const records = ["/a", "/b", "/c", "/d"].map((url) => testRecord(url, { hierarchy: { lvl1: "Node" } }));
  const { database, live } = searchDatabase(searchPages(records));
  const parameters = readParameters({ query: "node of a kubernetes terraform cluster with postgres" });
  const { nearest } = await answer(database, live, parameters, (path) => path);
  expect(nearest.map(({ url }) => url)).toEqual(["/a", "/b", "/c"]);
});

it("reports that there may be more hits if the database has more sections than a search reads", async () => {
  const records = Array.from({ length: 101 }, (_, index) => testRecord(`/${index}`, { content: "node" }));
  const { database, live } = searchDatabase(searchPages(records));
  const parts = { exhaustiveNbHits: false, nbHits: 100 };
  const search = (parameters: object) =>
    answer(database, live, readParameters({ query: "node ", ...parameters }), (path) => path);
  expect(await search({})).toMatchObject(parts);
  for (const wide of [{ facets: ["type"] }, { distinct: true }])
    expect(await search(wide)).toMatchObject({ exhaustiveNbHits: true, nbHits: 101 });
});
