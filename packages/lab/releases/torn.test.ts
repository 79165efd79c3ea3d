import { expect, it } from "vitest";
import { findTornParts } from "./torn.ts";

const releases = [
  { number: 1, name: "abc", assets: new Set(["/_assets/app-1.js", "/_assets/start.js"]) },
  { number: 2, name: "def", assets: new Set(["/_assets/app-2.js", "/_assets/start.js"]) },
];
const page = (rest: string) => `<html data-release="def"><p>mark-2</p>${rest}`;

it("accepts a page of one release", () => {
  expect(
    findTornParts(page('<script src="/_assets/app-2.js"></script>"/_assets/start.js" /_assets/picture.svg'), releases),
  ).toEqual([]);
});

it.each([
  ["text of 1 in a page of 2", page("<p>mark-1</p>")],
  ["/_assets/app-1.js in a page of 2", page('"/_assets/app-1.js"')],
  ["no mark", '<html data-release="def">'],
  ["a page of no release (ghi)", '<html data-release="ghi">mark-1'],
  ["a page of no release (undefined)", "<html>mark-1"],
])("reports “%s”", (problem, html) => {
  expect(findTornParts(html, releases)).toEqual([problem]);
});
