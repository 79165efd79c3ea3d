import { expect, it } from "vitest";
import { openSearchFile } from "./open-search.ts";

it("names the site and its search, escaped, below the base path", () => {
  const { path, contents } = openSearchFile({ title: 'A & "B"', origin: "https://x.example" }, "/base/");
  const text = Buffer.from(contents).toString();
  expect(path).toBe("/opensearch.xml");
  expect(text).toContain("<ShortName>A &amp; &quot;B&quot;</ShortName>");
  expect(text).toContain('template="https://x.example/base/search?q={searchTerms}"');
});
