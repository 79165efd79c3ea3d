import { expect, it } from "vitest";
import { site } from "../../content/site.ts";
import { openSearchFile, securityTxt } from "./site-files.ts";

it("the OpenSearch description has the escaped title and the search URL under the base path", () => {
  const { path, contents } = openSearchFile({ title: 'A & "B"', origin: "https://x.example" }, "/base/");
  const text = Buffer.from(contents).toString();
  expect(path).toBe("/opensearch.xml");
  expect(text).toContain("<ShortName>A &amp; &quot;B&quot;</ShortName>");
  expect(text).toContain('template="https://x.example/base/search?q={searchTerms}"');
});

it("security.txt has the format of RFC 9116, and is valid for less than a year", () => {
  const { path, contents } = securityTxt(site, new Date("2026-11-25T20:00:00Z"));
  expect(path).toBe("/.well-known/security.txt");
  expect(String(contents)).toBe(`Contact: https://github.com/prevwong/craft.js/security/advisories/new
Expires: 2027-10-01T00:00:00.000Z
Preferred-Languages: en
Canonical: https://craft.js.org/.well-known/security.txt
Policy: https://github.com/prevwong/craft.js/blob/main/site/SECURITY.md
`);
  const sameMonth = securityTxt(site, new Date("2026-11-01T00:00:00Z"));
  expect(sameMonth.contents).toEqual(contents);
});
