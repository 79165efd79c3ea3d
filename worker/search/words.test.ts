import { describe, expect, it } from "vitest";
import { searchPages } from "../../build/search/search-rows.ts";
import { searchDatabase } from "../../test/search/search-database.ts";
import { testRecord } from "../../test/search/test-record.ts";
import type { Database, Statement } from "./database.ts";
import { parseQuery } from "./query.ts";
import { countTerms } from "./words.ts";

const contents = ["overview of the editor", "overview, overviews", "toolbars", "frame selected", "cog"];
const records = contents.map((content, id) => testRecord(`/${id}`, { hierarchy: { lvl1: `x${id}` }, content }));
const { database } = searchDatabase(searchPages(records));

async function count(query: string, db: Database = database) {
  const words = parseQuery(query);
  const counts = await countTerms(db, words);
  return { counts: Object.fromEntries(counts), terms: words.map(({ terms }) => Object.fromEntries(terms)) };
}

/** The query's terms that are corrections: their weight is below 1. */
async function correctionsOf(query: string) {
  const { terms } = await count(query);
  return Object.fromEntries(terms.flatMap((weights) => Object.entries(weights).filter(([, weight]) => weight < 1)));
}

it("counts the sections with each term of a query", async () => {
  expect((await count("overview editor ")).counts).toEqual({ overview: 2, editor: 1 });
});

it("counts the most frequent continuation of an unfinished word", async () => {
  expect((await count("over")).counts).toEqual({ over: 2 });
  expect((await count("over ")).counts).not.toHaveProperty("over", 2);
});

describe("a misspelt word", () => {
  it.each([
    ["a missing letter", "toolbrs ", { toolbars: 0.85, toolbar: 0.85 }],
    ["an extra letter", "framme ", { frame: 0.85 }],
    ["a wrong letter", "frume ", { frame: 0.85 }],
    ["transposed letters", "farme ", { frame: 0.85 }],
    ["two wrong letters of eight", "selectyz ", { selected: 0.7, select: 0.7 }],
    ["two wrong letters of six", "fryyme ", {}],
    ["a wrong first letter", "grame ", {}],
    ["only three letters", "cug ", {}],
    ["a typo in an unfinished word", "selekt", { selected: 0.85, select: 0.85 }],
  ])("with %s gets the terms of its corrections", async (_, query, terms) => {
    expect(await correctionsOf(query)).toEqual(terms);
  });

  it("gets the counts of its corrections", async () => {
    expect((await count("framme ")).counts).toEqual({ frame: 1 });
  });

  it("gets no correction if the word itself is in a section", async () => {
    expect(await correctionsOf("cog ")).toEqual({});
    expect(await correctionsOf("overviews ")).toEqual({});
  });

  it("is corrected only if it is one of the first two misspelt words of the query", async () => {
    const { terms } = await count("overview framme editor toolbrs selectyz ");
    const isCorrected = (term: string) => terms.some((weights) => term in weights);
    expect(["frame", "toolbars", "selected"].map(isCorrected)).toEqual([true, true, false]);
  });
});

it("queries the database once if all words are known, or else three times, with a limit", async () => {
  const rounds: Statement[][] = [];
  const counting: Database = {
    all(statements) {
      rounds.push(statements);
      return database.all(statements);
    },
  };
  await count("overview editor ", counting);
  expect(rounds.map(({ length }) => length)).toEqual([1]);
  rounds.length = 0;
  await count("framme toolbrs over", counting);
  expect(rounds.map(({ length }) => length)).toEqual([2, 2, 1]);
  for (const [sql] of rounds[1] ?? []) expect(sql).toContain("LIMIT 400");
});
