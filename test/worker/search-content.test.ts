import { expect, it } from "vitest";
import { manifest } from "../../dist/worker/manifest.js";
import type { PageData } from "../../shared/page-data.ts";
import { fetchPath } from "./fetch-path.ts";
import { searchResults } from "./search-results.ts";

it("the search page suggests queries with results if the query is empty", async () => {
  const { suggestions } = await searchResults("");
  expect(suggestions?.words).toContain("undo");
  expect(suggestions?.names).toContain("useNode");
  expect(await (await fetchPath("/search")).text()).toContain('href="/search?q=export%20to%20html"');
  for (const query of [...(suggestions?.words ?? []), ...(suggestions?.names ?? [])]) {
    const page = await searchResults(`?q=${encodeURIComponent(query)}`);
    expect([query, page.total]).toEqual([query, expect.toSatisfy((total: number) => total > 0)]);
    expect(page.suggestions).toBeNull();
  }
});

it("each page of the docs is found by its title", async () => {
  for (const path of Object.keys(manifest.pages).filter((path) => /^\/docs\/(?!tags)/.test(path))) {
    const { head } = await (await fetchPath(`/_data/${manifest.release}${path}.json`)).json<PageData>();
    const { hits } = await searchResults(`?q=${encodeURIComponent(head.title)}`);
    expect(
      hits.map((hit) => hit.path.replace(/#.*/, "")),
      head.title,
    ).toContain(path);
  }
});
