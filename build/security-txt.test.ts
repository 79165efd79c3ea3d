import { expect, it } from "vitest";
import { site } from "../content/site.ts";
import { securityTxt } from "./security-txt.ts";

it("says where to report what, in the form of RFC 9116, and is valid for less than a year", () => {
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
