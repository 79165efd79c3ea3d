import { expect, it } from "vitest";
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

it("has no hits for a question that no section covers, but the nearest sections", async () => {
  const { database, live } = searchDatabase(searchPages([record]));
  const parameters = readParameters({ query: "component of a kubernetes terraform cluster", facets: ["type"] });
  expect(await answer(database, live, parameters, (path) => path)).toMatchObject({
    hits: [],
    nbHits: 0,
    facets: { type: {} },
    nearest: [{ url: "/a" }],
  });
});

it("marks the typed name, not its pieces, in a text with the whole name", async () => {
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
